import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { insert } from '#tests/helpers/database/insert'
import { byTurns, inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { createStudent } from '#tests/helpers/people/students'

const rows = 'tbody tr'
const heads = 'thead th'

for (const { locale, width } of byTurns([{ width: 1440 }, { width: 390 }])) {
  test.group(`A list of one’s own (${locale}, ${width})`, () => {
    test('C9 columns are chosen and put in order by keyboard, rows made compact, and kept', async ({
      assert,
      browser,
    }) => {
      const office = await openBackOffice(browser, { locale, width })
      const { page, centre, say } = office
      await createStudent(centre, { firstName: 'Layla' })
      await go(office, '/admin/students')
      await page.getByRole('button', { name: say('ui.columns.open'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('ui.columns.title') })
      const column = (name: string) =>
        dialog.getByLabel(say(`students.columns.${name}`), { exact: true })
      await column('phone').uncheck()
      await column('course').check()
      await column('course').press('Alt+ArrowUp')
      await dialog.getByLabel(say('ui.columns.compact')).check()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.getByRole('button', { name: say('ui.columns.keep'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      const [kept] = await rowsOf(centre, 'list_preferences')
      const wanted = ['number', 'group', 'guardian', 'status', 'course', 'created_at']
      assert.deepEqual(kept.columns, wanted)
      await page.reload()
      await page.locator('[data-density=compact]').waitFor()
      if (width > 768) {
        const titles = await page.locator(heads).allInnerTexts()
        assert.include(titles.join(' '), say('students.columns.course'))
        assert.notInclude(titles.join(' '), say('students.columns.phone'))
        const box = await page.locator(rows).first().boundingBox()
        assert.isAtMost(box!.height, 37)
      }
      await page.context().close()
    })

    test('C9 a view is kept, opened by its tab, begun with and deleted', async ({
      assert,
      browser,
    }) => {
      const office = await openBackOffice(browser, { locale, width })
      const { page, centre, say } = office
      await createStudent(centre, { firstName: 'Lead', status: 'lead' })
      await createStudent(centre, { firstName: 'Other' })
      await go(office, '/admin/students?status=lead')
      await page.getByRole('button', { name: say('ui.views.save_view') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('ui.views.name')).fill('مهتمون Leads')
      await dialog.getByLabel(say('ui.views.share'), { exact: true }).check()
      await dialog.getByRole('button', { name: say('ui.views.save'), exact: true }).click()
      const tabs = page.getByRole('navigation', { name: say('ui.views.tabs') })
      await tabs.getByRole('link').nth(1).click()
      await page.waitForURL(/view=/)
      assert.deepEqual(await axeViolations(page), [])

      await page.getByRole('button', { name: say('ui.views.menu') }).click()
      const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
      await page.getByRole('menuitem', { name: say('ui.views.begin') }).click()
      await kept
      await go(office, '/admin/students')
      await page.waitForURL(/status=lead&view=/)
      await tabs.getByRole('link').first().click()
      await page.waitForURL(/\?view=all$/)

      await tabs.getByRole('link').nth(1).click()
      await page.waitForURL(/status=lead&view=/)
      await page.getByRole('button', { name: say('ui.views.menu') }).click()
      await page.getByRole('menuitem', { name: say('ui.views.delete') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('ui.views.delete') })
        .click()
      await tabs.waitFor({ state: 'detached' })
      assert.isEmpty(await rowsOf(centre, 'saved_views'))
      await page.context().close()
    })
  })
}

test.group('A view of everybody', () => {
  inEnglish(
    'C9 of two who change a view the second is told, and sees the name the first gave it',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await createStudent(centre, { status: 'lead' })
      const view = { id: uuid(), list: 'students', name: 'Leads', address: 'status=lead' }
      await insert(centre, 'saved_views', {
        ...view,
        user_id: office.account.userId,
        is_shared: true,
      })
      const other = await openBackOffice(browser, { locale, centre })
      const press = (seat: BackOffice, key: string) =>
        seat.page.getByRole('menuitem', { name: say(key), exact: true }).click()
      for (const seat of [office, other]) {
        await go(seat, `/admin/students?status=applicant&view=${view.id}`)
        await seat.page.getByRole('button', { name: say('ui.views.menu') }).click()
      }
      await press(other, 'ui.views.keep_changes')
      await other.page.getByText(say('ui.views.changed')).waitFor()
      await press(office, 'ui.views.keep_changes')
      await page.getByText(say('ui.views.errors.stale_version')).waitFor()

      for (const seat of [office, other]) {
        await go(seat, `/admin/students?status=applicant&view=${view.id}`)
        await seat.page.getByRole('button', { name: say('ui.views.menu') }).click()
        await press(seat, 'ui.views.rename')
        await seat.page.getByLabel(say('ui.views.name')).fill(seat === office ? 'Mine' : 'Theirs')
      }
      const save = { name: say('ui.views.save'), exact: true }
      await other.page.getByRole('dialog').getByRole('button', save).click()
      await other.page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('dialog').getByRole('button', save).click()
      const panel = page.getByRole('alert').filter({ hasText: say('ui.stale.title') })
      await panel.getByText('Theirs', { exact: true }).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('dialog').getByRole('button', save).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const [kept] = await rowsOf(centre, 'saved_views')
      assert.equal(kept.name, 'Mine')
      await other.page.context().close()
      await page.context().close()
    }
  )
})

test.group('All that a filter shows', () => {
  inArabic(
    'C9 all that match are chosen beyond the page, archived, and brought back',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const all = { count: 27 }
      for (let index = 0; index < all.count; index++) {
        await createStudent(centre, { status: 'lead' })
      }
      await createStudent(centre, { firstName: 'Stays' })
      await go(office, '/admin/students?status=lead')
      await page.getByLabel(say('ui.list.select_all')).check()
      const bar = page.getByRole('toolbar', { name: say('ui.list.selection') })
      await bar.getByRole('button', { name: say('ui.list.select_matching', all) }).click()
      await bar.getByRole('button', { name: say('students.acts.archive_many', all) }).click()
      await page.getByText(say('ui.list.no_results'), { exact: true }).waitFor()
      assert.equal(new URL(page.url()).search, '?status=lead')
      const live = await rowsOf(centre, 'students', { archived_at: null })
      assert.deepEqual(
        live.map(({ first_name }) => first_name),
        ['Stays']
      )
      await page.getByRole('button', { name: say('ui.list.undo') }).click()
      await page.locator(rows).nth(24).waitFor()
      assert.lengthOf(await rowsOf(centre, 'students', { archived_at: null }), 28)
      await page.context().close()
    }
  )

  inBoth(
    'a printed list names the centre and its filters, and shows nothing to press',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await createStudent(centre, { firstName: 'Lead', status: 'lead' })
      await go(office, '/admin/students?status=lead')
      await page.emulateMedia({ media: 'print' })
      const text = await page.locator('main').innerText()
      assert.include(text, say('students.filters.status'))
      assert.isFalse(await page.getByRole('searchbox').isVisible())
      assert.equal(await page.locator('main :not(th) > button:visible').count(), 0)
      await page.context().close()
    }
  )
})
