import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import type { Page } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createCourse, createGroup, enrolled, filledGroup } from '#tests/helpers/teaching/groups'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'

const record = /\/admin\/groups\/([0-9a-f-]{36})$/

const add = (office: BackOffice) =>
  office.page.getByRole('button', { name: office.say('groups.acts.add_student') }).click()

const finder = ({ page, say }: BackOffice) => page.getByLabel(say('enrolments.add.find')).first()

async function act(office: BackOffice, row: number, what: string) {
  const { page, say } = office
  await page.locator('[data-row-acts]').nth(row).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: say(`enrolments.acts.${what}`) }).click()
}

const pressed = async (page: Page, keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test.group('Groups', () => {
  inArabic(
    'C11 a group is opened from a course, with Arabic digits',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await createCourse(centre, {
        capacity: 8,
        price: 50_000,
        currency: 'USD',
        exponent: 2,
        work_types: ['online'],
      })
      await createCourse(centre, { code: 'ZZZ', title_en: 'Geography', title_ar: 'جغرافيا' })
      await insert(centre, 'terms', {
        ...{ id: uuid(), code: 'SPR', name_en: 'Spring', name_ar: 'الربيع' },
        ...{ starts_on: '2027-02-07', ends_on: '2027-06-10' },
      })
      await go(office, '/admin/groups/create')
      const course = page.locator('#field-course_id')
      await course.click()
      await page.getByRole('option', { name: /Mathematics|الرياضيات/ }).click()
      assert.equal(await page.locator('#field-capacity').inputValue(), '8')
      const chosen = await course.inputValue()
      await course.pressSequentially('ZZZ')
      assert.equal(await course.inputValue(), 'ZZZ')
      await course.press('Tab')
      assert.equal(await course.inputValue(), chosen)
      await page.locator('#field-term_id').click()
      await page.getByRole('option').first().click()
      await page.locator('#field-price').fill('٤٥٠٫٥')
      await page.getByRole('button', { name: say('groups.form.create') }).click()
      await page.waitForURL(record)
      const [group] = await rowsOf(centre, 'groups')
      assert.deepInclude(group, { capacity: 8, price: '45050', work_type: 'online' })
      const term = { starts_on: '2027-02-07', ends_on: '2027-06-10' }
      assert.deepInclude(group, term)
      await page.getByText(say('groups.show.no_students.title')).waitFor()
      await page.context().close()
    }
  )

  inEnglish(
    'C11a students are added by keyboard alone: found in the other script, or registered',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre, { capacity: 2, genderPolicy: 'female', minAge: 9 })
      await createStudent(centre, {
        firstName: 'أحمد',
        lastName: 'العمري',
        gender: 'male',
        birthDate: '2020-05-05',
      })
      await go(office, `/admin/groups/${group}`)
      await add(office)
      await finder(office).fill('احمد')
      await page.getByRole('option', { name: /أحمد/ }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('status').waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('button', { name: say('enrolments.add.save_more') }).waitFor()
      await page.keyboard.press('Shift+Tab')
      await page.locator('#field-confirmed_warnings:focus').press('Space')
      await page.keyboard.press('Enter')

      await finder(office).waitFor()
      await page.locator('[role=combobox]:focus').waitFor()
      await page.keyboard.type('Layla Mansour')
      await page.getByText(say('enrolments.add.nobody')).waitFor()
      await page.keyboard.press('Enter')
      await page.locator('#field-first_name_en:focus').waitFor()
      assert.equal(await page.locator('#field-last_name_en').inputValue(), 'Mansour')
      assert.deepEqual(await axeViolations(page), [])
      await page.locator('#field-confirmed_warnings').press('Space')
      await page.keyboard.press('Enter')

      await finder(office).waitFor()
      await page.getByText(say('enrolments.add.waits')).waitFor()
      await page.keyboard.type('Third One')
      await page.getByText(say('enrolments.add.nobody')).waitFor()
      await pressed(page, ['Enter'])
      await page.locator('#field-first_name_en:focus').waitFor()
      await page.locator('#field-confirmed_warnings').press('Space')
      await pressed(page, ['Enter'])
      await finder(office).waitFor()
      await page.keyboard.press('Escape')
      const rows = await rowsOf(centre, 'enrolments')
      assert.sameMembers(
        rows.map(({ status }) => status),
        ['active', 'active', 'waitlisted']
      )
      await page.context().close()
    }
  )

  inArabic(
    'C11 who left makes room: the offer, its time and the answer',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { groupId, line } = await filledGroup(centre, 1, 2)
      await go(office, `/admin/groups/${groupId}`)
      await act(office, 0, 'drop')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('enrolments.acts.drop') })
        .click()
      await page.locator('#field-reason-error').waitFor()
      await page.locator('#field-reason:focus').fill('Moved')
      // The button moves up with the error that goes
      await page.locator('#field-reason-error').waitFor({ state: 'detached' })
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('enrolments.acts.drop') })
        .click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('link', { name: say('groups.tabs.waiting') }).click()
      await page.locator('time').first().waitFor()
      const accepted = page.waitForResponse(/\/offer$/)
      await act(office, 0, 'accept')
      await accepted
      const [first] = await rowsOf(centre, 'enrolments', { id: line[0] })
      assert.equal(first.status, 'active')
      await page.context().close()
    }
  )

  inEnglish(
    'C11 a student goes to another group, and many to the next',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const next = await createGroup(centre, { capacity: 2, titleEn: 'Next', titleAr: 'التالية' })
      const group = await createGroup(centre, { nextGroupId: next })
      const made = [await enrolled(centre, group), await enrolled(centre, group)]
      made.push(await enrolled(centre, group))
      await go(office, `/admin/groups/${group}`)
      await act(office, 0, 'transfer')
      await page.locator('#field-target_id').click()
      await page.getByRole('option').first().click()
      assert.deepEqual(await axeViolations(page), [])
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('enrolments.acts.transfer') })
        .click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.lengthOf(await rowsOf(centre, 'enrolments', { group_id: next }), 1)

      await go(office, `/admin/groups/${group}/promotions/create`)
      await page.getByText(say('groups.promotion.outcome.enrolled')).waitFor()
      await page.getByText(say('groups.promotion.outcome.waiting')).waitFor()
      await page.locator('button[type=submit]').click()
      await page.getByText(say('groups.promotion.result.waiting')).waitFor()
      const there = await rowsOf(centre, 'enrolments', { group_id: next })
      assert.sameMembers(
        there.map(({ status }) => status),
        ['active', 'active', 'waitlisted']
      )
      await page.context().close()
    }
  )

  inBoth(
    'C11 the tabs of a group say how many are in it and how many wait',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { groupId } = await filledGroup(centre, 2, 1)
      const tab = (name: string) =>
        page.getByRole('link', { name: new RegExp(`^${say(`groups.tabs.${name}`)}`) })
      await go(office, `/admin/groups/${groupId}`)
      assert.match((await tab('students').textContent()) ?? '', /2$/)
      assert.match((await tab('waiting').textContent()) ?? '', /1$/)
      assert.equal(await tab('notes').textContent(), say('groups.tabs.notes'))
      await page.context().close()
    }
  )

  inArabic(
    'C11 on a phone students are cards, and one is added without sideways scroll',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre } = office
      const { groupId } = await filledGroup(centre, 2, 1)
      await go(office, `/admin/groups/${groupId}`)
      assert.equal(await page.locator('li[data-row-id]').count(), 2)
      assert.isAtMost(await sidewaysScroll(page), 0)
      await add(office)
      await finder(office).waitFor()
      assert.isAtMost(await sidewaysScroll(page), 0)
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )
})
