import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { rowsOf } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { createGroup, enrolled, groupRow } from '#tests/helpers/teaching/groups'

const boy = { gender: 'male', birthDate: '2009-05-01', firstName: 'Sami' } as const
const girl = { gender: 'female', birthDate: '2008-05-01', firstName: 'Layan' } as const

test.group('Placement warnings', () => {
  inArabic(
    'C11a a group’s form names who no longer fits, and saves once it is confirmed',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await enrolled(centre, group, { student: await createStudent(centre, boy) })
      await enrolled(centre, group, { student: await createStudent(centre, girl) })
      await go(office, `/admin/groups/${group}/edit`)
      await page.locator('#field-max_age').fill('17')
      const warning = page.getByRole('status').filter({ hasText: 'Layan' })
      await warning.waitFor()
      assert.equal(await warning.getByText('Sami').count(), 0)
      assert.deepEqual(await axeViolations(page), [])
      await page.setViewportSize({ width: 390, height: 844 })
      assert.equal(await sidewaysScroll(page), 0)
      await page.locator('button[type=submit]').click()
      await page.getByText(say('enrolments.errors.unconfirmed')).first().waitFor()
      assert.isNull((await groupRow(centre, group)).max_age)
      await page.locator('#field-confirmed_warnings').check()
      await page.locator('button[type=submit]').click()
      await page.waitForURL(`**/admin/groups/${group}`)
      assert.equal((await groupRow(centre, group)).max_age, 17)
      await page.context().close()
    }
  )

  inEnglish(
    'C11a a student’s form names the group that no longer fits, and saves once it is confirmed',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      const group = await createGroup(centre, { titleEn: 'Chess', maxAge: 18 })
      const { id } = await createStudent(centre, boy)
      await enrolled(centre, group, { student: { id } })
      await go(office, `/admin/students/${id}/edit`)
      await page.locator('#field-birth_date').fill('01/05/1990')
      await page.locator('#field-birth_date').press('Tab')
      await page.getByRole('status').filter({ hasText: 'Chess' }).waitFor()
      await page.locator('#field-confirmed_warnings').check()
      assert.deepEqual(await axeViolations(page), [])
      await page.locator('button[type=submit]').click()
      await page.waitForURL(`**/admin/students/${id}`)
      const [row] = await rowsOf(centre, 'students', { id })
      assert.equal(row!.birth_date, '1990-05-01')
      await page.context().close()
    }
  )

  inEnglish('C11a a transfer is confirmed in its dialog', async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale })
    const { page, centre, say } = office
    const dialog = page.getByRole('dialog')
    const { id } = await createStudent(centre, boy)
    await enrolled(centre, await createGroup(centre), { student: { id } })
    const women = await createGroup(centre, { genderPolicy: 'female' })
    await go(office, `/admin/students/${id}?tab=enrolments`)
    await page.locator('[data-row-acts]').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: say('enrolments.acts.transfer') }).click()
    await dialog.locator('#field-target_id').click()
    await page.getByRole('option').first().click()
    await dialog.locator('#field-confirmed_warnings').waitFor()
    await dialog.locator('button[type=submit]').click()
    await dialog.getByText(say('enrolments.errors.unconfirmed')).first().waitFor()
    assert.lengthOf(await rowsOf(centre, 'enrolments', { group_id: women }), 0)
    await dialog.locator('#field-confirmed_warnings').check()
    await dialog.locator('button[type=submit]').click()
    await dialog.waitFor({ state: 'detached' })
    const [row] = await rowsOf(centre, 'enrolments', { group_id: women })
    assert.deepEqual(row!.confirmed_warnings, ['gender'])
    await page.context().close()
  })

  inArabic(
    'C11a a waiting list says why somebody isn’t offered the free seat',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre, { capacity: 1 })
      await enrolled(centre, group)
      await enrolled(centre, group, { student: await createStudent(centre, boy) })
      await withTenant(centre.id, () =>
        db().updateTable('groups').set({ gender_policy: 'female' }).execute()
      )
      await go(office, `/admin/groups/${group}?tab=waiting`)
      const reason = page.getByText(say('enrolments.waiting.passed_over'))
      await reason.waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.setViewportSize({ width: 390, height: 844 })
      await reason.waitFor()
      assert.equal(await sidewaysScroll(page), 0)
      await page.context().close()
    }
  )
})
