import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { subjects, teacherOf } from '#tests/helpers/teaching/entries'
import { createInstructor } from '#tests/helpers/people/instructors'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const record = /\/admin\/instructors\/([0-9a-f-]{36})$/
const farthest = 20
const archiveTwo = { en: 'Archive 2 instructors', ar: 'أرشفة مدرّسَين' }

async function tabTo(page: Page, control: string) {
  for (let presses = 0; presses < farthest; presses++) {
    if ((await page.locator(`${control}:focus`).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

async function choose(page: Page, name: RegExp) {
  await page.locator('#field-subject_ids').click()
  await page.getByRole('option', { name }).click()
  await page.keyboard.press('Escape')
}

test.group('Instructors', () => {
  inArabic(
    'C8 an instructor is added by keyboard alone, with subjects found by their first letters',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const names = { name_en: 'Physics', name_ar: 'الفيزياء' }
      const { id: subject } = await subjects.add(centre, names)
      await subjects.add(centre, { name_en: 'Mathematics', name_ar: 'الرياضيات' })
      await go(office, '/admin/instructors')
      await page.getByText(say('instructors.first_use.title')).waitFor()
      const add = page.getByRole('main').getByRole('link', { name: say('instructors.add') })
      await add.press('Enter')
      await page.waitForURL(/\/instructors\/create$/)
      await tabTo(page, '#field-first_name_ar')
      await page.keyboard.type('عمر')
      await page.keyboard.press('Tab')
      await page.keyboard.type('درويش')
      await tabTo(page, '#field-subject_ids')
      await page.keyboard.type(locale === 'ar' ? 'الفي' : 'phy')
      await page.getByRole('option').waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await tabTo(page, '#field-max_weekly_hours')
      await page.keyboard.type('٢٠')
      await page.keyboard.press('Enter')
      await page.waitForURL(record)
      const [row] = await rowsOf(centre, 'instructors')
      assert.deepInclude(row, { first_name: 'عمر', last_name: 'درويش', max_weekly_minutes: 1200 })
      assert.lengthOf(await rowsOf(centre, 'instructor_subjects', { subject_id: subject }), 1)
      await page.context().close()
    }
  )

  inEnglish(
    'C8 of two who edit the second sees both values and chooses; subjects of both are kept',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createInstructor(centre, { firstName: 'Base' })
      await subjects.add(centre, { name_en: 'Physics', name_ar: 'الفيزياء' })
      await subjects.add(centre, { name_en: 'Algebra', name_ar: 'الجبر' })
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) await go(seat, `/admin/instructors/${id}/edit`)
      await choose(other.page, /Physics|الفيزياء/)
      await other.page.locator('#field-first_name_en').fill('Theirs')
      await other.page.getByRole('button', { name: say('instructors.form.update') }).click()
      await other.page.waitForURL(record)
      await choose(page, /Algebra|الجبر/)
      await page.locator('#field-first_name_en').fill('Mine')
      const save = page.getByRole('button', { name: say('instructors.form.update') })
      await save.click()
      const panel = page.getByRole('alert').filter({ hasText: say('ui.stale.title') })
      await panel.waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await panel.getByRole('button', { name: say('ui.stale.theirs') }).click()
      assert.equal(await page.locator('#field-first_name_en').inputValue(), 'Theirs')
      await save.click()
      await page.waitForURL(record)
      assert.deepInclude((await rowsOf(centre, 'instructors'))[0], { first_name: 'Theirs' })
      assert.lengthOf(await rowsOf(centre, 'instructor_subjects'), 2)
      await other.page.context().close()
      await page.context().close()
    }
  )

  inArabic('C8 a form is not left unsaved without asking', async ({ locale, browser }) => {
    const office = await openBackOffice(browser, { locale })
    const { page, say } = office
    await go(office, '/admin/instructors/create')
    await page.locator('#field-first_name_en').fill('Half')
    await page.getByRole('link', { name: say('ui.form.cancel') }).click()
    const dialog = page.getByRole('dialog', { name: say('ui.form.leave_title') })
    await dialog.getByRole('button', { name: say('ui.form.leave') }).click()
    await page.waitForURL(/\/admin\/instructors$/)
    await page.context().close()
  })

  inEnglish(
    'C8 eleven who teach a subject are listed on a phone, and some archived together',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const { id } = await subjects.add(centre)
      for (let index = 0; index < 11; index++) await teacherOf(centre, id)
      await createInstructor(centre)
      await go(office, `/admin/instructors?subject=${id}`)
      await page.locator('[data-row-link]').nth(10).waitFor()
      assert.equal(await page.locator('[data-row-link]').count(), 11)
      assert.isAtMost(await sidewaysScroll(page), 0)
      const boxes = page.getByRole('main').getByRole('checkbox')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await page.getByRole('button', { name: archiveTwo[locale] }).click()
      await page.getByRole('button', { name: say('ui.list.undo') }).waitFor()
      const archived = (await rowsOf(centre, 'instructors')).filter((row) => row.archived_at)
      assert.lengthOf(archived, 2)
      await page.context().close()
    }
  )

  inArabic(
    'C8 who is restored gets the account back only when that is chosen',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const person = await createPerson(centre, 'instructor')
      const statusNow = async () => (await rowsOf(centre, 'users', { id: person.userId }))[0].status
      const restore = page.getByRole('menuitem', { name: say('ui.list.restore') })
      const dialog = page.getByRole('dialog')
      const askForIt = async () => {
        await page.getByRole('button', { name: say('shell.more_acts') }).click()
        await restore.click()
        await dialog.getByRole('checkbox').waitFor()
      }
      await go(office, `/admin/instructors/${person.personId}?tab=details`)
      await page.getByRole('button', { name: say('shell.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('ui.list.archive') }).click()
      await page.getByText(say('portal_accounts.suspended')).waitFor()
      await askForIt()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.getByRole('button', { name: say('portal_accounts.restore.cancel') }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await statusNow(), 'suspended')
      await askForIt()
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: say('portal_accounts.restore.confirm') }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await statusNow(), 'active')
      await page.context().close()
    }
  )
})
