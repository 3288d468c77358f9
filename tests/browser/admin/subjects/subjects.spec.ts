import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { courseOf, entryRow, subjects, teacherOf } from '#tests/helpers/teaching/entries'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const record = /\/admin\/subjects\/([0-9a-f-]{36})$/

test.group('Subjects in a browser', () => {
  inEnglish(
    'C12 a subject is added by keyboard with one name, found in its list, and changed',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/subjects')
      await page.getByText(say('subjects.first_use.title')).waitFor()
      await page
        .getByRole('main')
        .getByRole('link', { name: say('subjects.add') })
        .click()
      const own = locale === 'ar' ? 'name_ar' : 'name_en'
      await page.locator(`#field-${own}:focus`).waitFor()
      await page.keyboard.type(locale === 'ar' ? 'الرياضيات' : 'Mathematics')
      await page.keyboard.press('Enter')
      await page.waitForURL(record)
      const [row] = await rowsOf(centre, 'subjects')
      assert.deepInclude(row, {
        code: 'SUB-001',
        [own]: locale === 'ar' ? 'الرياضيات' : 'Mathematics',
      })

      await go(office, `/admin/subjects/${row.id}/edit`)
      await page.getByRole('radio', { name: say('ui.colour.teal') }).check({ force: true })
      await page.getByRole('button', { name: say('subjects.form.update') }).click()
      await page.waitForURL(record)
      assert.equal((await entryRow(centre, subjects, row.id)).colour, '#168080')
      await page.goto(page.url() + '?tab=activity')
      await page.getByText(say('subjects.fields.colour')).first().waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'C12 what is used is not deleted but archived, and the dialog says what uses it',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const used = await subjects.add(centre, { name_en: 'Algebra', name_ar: 'الجبر' })
      const free = await subjects.add(centre, { name_en: 'Botany', name_ar: 'النبات' })
      await courseOf(centre, { subject_id: used.id })
      await teacherOf(centre, used.id)
      const openDialog = async (id: string) => {
        await go(office, `/admin/subjects/${id}`)
        await page
          .getByRole('main')
          .getByRole('button', { name: say('shell.more_acts') })
          .click()
        await page.getByRole('menuitem', { name: say('catalogue.delete.act') }).click()
        return page.getByRole('dialog')
      }
      const refusal = await openDialog(used.id)
      await refusal.getByText(say('catalogue.delete.refused')).waitFor()
      assert.equal(await refusal.getByRole('link').count(), 2)
      assert.deepEqual(await axeViolations(page), [])
      await refusal.getByRole('button', { name: say('catalogue.delete.archive') }).click()
      await page.getByRole('button', { name: say('ui.list.undo') }).waitFor()
      assert.isNotNull((await entryRow(centre, subjects, used.id)).archived_at)

      const sure = await openDialog(free.id)
      await sure.getByRole('button', { name: say('catalogue.delete.confirm') }).click()
      await page.waitForURL(/\/admin\/subjects$/)
      assert.isUndefined(await entryRow(centre, subjects, free.id))
      await page.context().close()
    }
  )

  inEnglish('C12 the list and the record fit a phone', async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale, width: 390 })
    const { page, centre } = office
    const { id } = await subjects.add(centre, {
      name_en: 'Introduction to the philosophy of natural sciences and mathematics',
      name_ar: 'مدخل إلى فلسفة العلوم الطبيعية والرياضيات',
    })
    for (const path of ['', '/create', `/${id}`, `/${id}?tab=uses`, `/${id}/edit`]) {
      await go(office, `/admin/subjects${path}`)
      assert.isAtMost(
        await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
        0,
        path
      )
    }
    await page.context().close()
  })
})
