import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createGroup, filledGroup } from '#tests/helpers/teaching/groups'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { Mouse } from '#tests/helpers/browser/mouse'
import { Typist } from '#tests/helpers/browser/typist'
import { db, withTenant } from '#domain/shared/data/database'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const MOST_CLICKS = 9
const guardianPage = /\/admin\/guardians\/([0-9a-f-]{36})$/

const people = {
  en: {
    guardian: ['Mona', 'Odeh'],
    children: ['Layan', 'Omar'],
    reading: 'Reading',
    chess: 'Chess',
  },
  ar: {
    guardian: ['منى', 'عودة'],
    children: ['ليان', 'عمر'],
    reading: 'القراءة',
    chess: 'الشطرنج',
  },
} as const

async function groupsOf({ centre }: BackOffice) {
  const first = await createGroup(centre, { titleEn: 'Reading', titleAr: 'القراءة' })
  const second = await createGroup(centre, { titleEn: 'Chess', titleAr: 'الشطرنج' })
  return { first, second }
}

const sideways = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')

const isFocusSeen = `(() => {
  const field = document.activeElement
  const { left, right, top, bottom } = field.getBoundingClientRect()
  return [top + 3, bottom - 3].every((y) => {
    const above = document.elementFromPoint((left + right) / 2, y)
    return above !== null && (field.contains(above) || above.contains(field))
  })
})()`

for (const width of [1440, 390]) {
  test(`the bar of unsaved changes never lies over what takes the focus (${width})`, async ({
    assert,
    browser,
  }) => {
    const office = await openBackOffice(browser, { locale: 'en', width })
    const { page } = office
    await groupsOf(office)
    await go(office, '/admin/families/create')
    const typist = new Typist(page)
    await typist.fill('guardian_first_name_en', 'Mona')
    const hidden: string[] = []
    do {
      await typist.press('Tab')
      if (!(await page.evaluate<boolean>(isFocusSeen)))
        hidden.push(await page.evaluate<string>('document.activeElement.outerHTML'))
    } while (!(await page.locator('button[type=submit]:focus').count()))
    assert.deepEqual(hidden, [])
    await page.context().close()
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the group Enter would take can be read (${colorScheme})`, async ({ assert, browser }) => {
    const office = await openBackOffice(browser, { locale: 'en' })
    const { page, centre } = office
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await filledGroup(centre, 1)
    await groupsOf(office)
    await go(office, '/admin/families/create')
    const picker = page.locator('[id="field-children.0.group_id"]')
    await picker.click()
    const marked = page.locator('[data-combobox-selected]')
    for (const option of await page.getByRole('option').all()) {
      await picker.press('ArrowDown')
      await marked.waitFor()
      assert.equal(await marked.innerText(), await option.innerText())
      assert.deepEqual(await axeViolations(page), [])
    }
    await page.context().close()
  })
}

test.group('New family', () => {
  inArabic(
    `a family of two in two groups takes at most ${MOST_CLICKS} clicks from the page one begins on`,
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { guardian, children, reading, chess } = people[locale]
      const { first, second } = await groupsOf(office)
      await createStudent(centre)
      await go(office, '/admin')
      const mouse = new Mouse(page)
      await mouse.click(page.getByRole('link', { name: say('families.add') }))
      await page.locator(`#field-guardian_first_name_${locale}:focus`).waitFor()
      const marked = page.locator('nav a[aria-current=page]', {
        hasText: say('areas.students.all'),
      })
      await marked.waitFor()
      await page.keyboard.type(guardian[0])
      await page.keyboard.press('Tab')
      await page.keyboard.type(guardian[1])
      const typist = new Typist(page)
      await typist.fill('guardian_phone', '0501234567')
      await mouse.click(page.getByRole('radio', { name: say('guardians.relation.mother') }))
      await typist.fill(`children.0.first_name_${locale}`, children[0])
      await mouse.choose('children.0.group_id', reading)
      await mouse.click(page.getByRole('button', { name: say('families.add_child') }))
      await page.locator(`[id="field-children.1.first_name_${locale}"]:focus`).waitFor()
      await page.keyboard.type(children[1])
      assert.equal(
        await page.locator(`[id="field-children.1.last_name_${locale}"]`).inputValue(),
        guardian[1]
      )
      await mouse.choose('children.1.group_id', chess)
      await mouse.click(page.getByRole('button', { name: say('families.save') }))
      await page.waitForURL(guardianPage)
      const toast = page.locator('[role=status], [role=alert]').filter({ hasText: children[1] })
      await toast.first().waitFor()
      assert.include(await toast.first().innerText(), children[0])
      assert.isAtMost(mouse.clicks, MOST_CLICKS)
      const rows = await rowsOf(centre, 'enrolments')
      assert.sameMembers(
        rows.map(({ group_id: group, status }) => `${group} ${status}`),
        [`${first} active`, `${second} active`]
      )
      await page.context().close()
    }
  )

  inEnglish(
    'the whole of it is done by keyboard, from the list by its key',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { guardian, children, reading, chess } = people[locale]
      await groupsOf(office)
      await createStudent(centre)
      await go(office, '/admin/students')
      const typist = new Typist(page)
      await typist.press('f')
      await typist.arrive(say('families.create_title'))
      await typist.fill(`guardian_first_name_${locale}`, guardian[0])
      await typist.fill(`guardian_last_name_${locale}`, guardian[1])
      await typist.fill('guardian_phone', '0501234567')
      await typist.tabTo('guardian_relation_kind')
      await typist.press('Space')
      await typist.fill(`children.0.first_name_${locale}`, children[0])
      await typist.fill('children.0.birth_date', '14/3/2015')
      await typist.choose('children.0.group_id', reading)
      while (!(await page.locator('button:focus', { hasText: say('families.add_child') }).count()))
        await typist.press('Tab')
      await typist.press('Enter')
      await page.locator(`[id="field-children.1.first_name_${locale}"]:focus`).waitFor()
      await typist.type(children[1])
      await typist.choose('children.1.group_id', chess)
      await typist.press('Control+Enter')
      await page.waitForURL(guardianPage)
      const rows = await rowsOf(centre, 'students', { last_name: guardian[1] })
      assert.lengthOf(rows, 2)
      assert.lengthOf(await rowsOf(centre, 'enrolments'), 2)
      await page.context().close()
    }
  )

  inArabic(
    'errors stand in their row, go along when a row before it is removed, and nothing is lost',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const { guardian, children } = people[locale]
      const { groupId } = await filledGroup(centre, 1)
      await withTenant(centre.id, () =>
        db()
          .updateTable('groups')
          .set({ gender_policy: 'female' })
          .where('id', '=', groupId)
          .execute()
      )
      const warning = page
        .getByRole('status')
        .filter({ hasText: say('groups.gender_policy.female') })
      await go(office, '/admin/families/create')
      assert.isAtMost(await sideways(page), 0)
      await page.locator(`#field-guardian_first_name_${locale}`).fill(guardian[0])
      await page.locator(`#field-guardian_last_name_${locale}`).fill(guardian[1])
      await page.locator('#field-guardian_phone').fill('0501234567')
      await page.locator(`[id="field-children.0.first_name_${locale}"]`).fill(children[0])
      await page.locator(`[id="field-children.0.last_name_${locale}"]`).fill(guardian[1])
      await page.getByRole('button', { name: say('families.add_child') }).click()
      await page.locator(`[id="field-children.1.first_name_${locale}"]`).fill(children[1])
      await page.locator('[id="field-children.1.birth_date"]').fill('31/02/2015')
      await page.keyboard.press('Tab')
      await page.locator('[id="field-children.1.group_id"]').click()
      await page.getByRole('option').first().click()
      await page.getByText(say('families.waits')).waitFor()
      await warning.waitFor()
      const save = page.getByRole('button', { name: say('families.save') })
      await save.click()
      await page.locator('[id="field-children.1.birth_date"][aria-invalid=true]').waitFor()
      await warning.waitFor()
      const summary = page.getByRole('alert').first()
      assert.include(await summary.innerText(), say('students.fields.birth_date'))
      assert.isAtMost(await sideways(page), 0)
      assert.deepEqual(await axeViolations(page), [])
      const [first] = await page
        .getByRole('button', { name: say('families.remove').split('{')[0]!.trim() })
        .all()
      await first!.click()
      await page.locator('[id="field-children.0.birth_date"][aria-invalid=true]').waitFor()
      assert.equal(
        await page.locator(`[id="field-children.0.first_name_${locale}"]`).inputValue(),
        children[1]
      )
      await page.locator('[id="field-children.0.birth_date"]').fill('28/02/2015')
      await page.getByRole('radio', { name: say('guardians.relation.father') }).check()
      await page.locator('[id="field-children.0.confirmed_warnings"]').check()
      await save.click()
      await page.waitForURL(guardianPage)
      const rows = await rowsOf(centre, 'enrolments', { group_id: groupId, status: 'waitlisted' })
      assert.lengthOf(rows, 1)
      await page.context().close()
    }
  )

  inEnglish(
    'a sibling is added from the guardian and from the household, whose family stands on top',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const known = await createGuardian(centre, { phone: '+966501234567' })
      const child = await createStudent(centre, { lastName: 'Odeh' })
      await link(centre, child.id, known.id, { relation: 'sponsor', isPayer: true })
      await go(office, `/admin/guardians/${known.id}`)
      const sibling = page.getByRole('link', { name: say('families.sibling') })
      assert.equal(await sibling.count(), 2)
      for (const [at, name] of ['Sami', 'Rania'].entries()) {
        await sibling.nth(at).click()
        await page.locator(`[id="field-children.0.first_name_${locale}"]:focus`).waitFor()
        await page.getByText('+966 50 123 4567').waitFor()
        await page.locator('[id="field-children.0.first_name_en"]').fill(name)
        assert.equal(
          await page.locator('[id="field-children.0.last_name_en"]').inputValue(),
          'Odeh'
        )
        await page.getByRole('button', { name: say('families.save_sibling') }).click()
        await page.waitForURL(guardianPage)
        await page.locator('dd', { hasText: name }).first().waitFor()
      }
      const links = await rowsOf(centre, 'student_guardians', { guardian_id: known.id })
      assert.deepEqual(
        links.map(({ relation, is_payer: pays }) => `${relation} ${pays}`),
        Array.from({ length: 3 }, () => 'sponsor true')
      )
      const [household, ...others] = await rowsOf(centre, 'households')
      assert.isEmpty(others)
      assert.lengthOf(await rowsOf(centre, 'students', { household_id: household.id }), 3)
      await page.context().close()
    }
  )
})
