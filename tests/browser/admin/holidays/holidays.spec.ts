import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { rowsOf } from '#tests/helpers/centre/centre'

test.group('Holidays in a browser', () => {
  inArabic(
    'public holidays are looked through on a phone by keyboard, a feast is confirmed a day later, and all are added at once',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      await go(office, '/admin/holidays')
      await page.getByText(say('holidays.first_use.title')).waitFor()
      await page.getByRole('link', { name: say('holidays.take_over') }).click()
      await page.getByRole('heading', { name: say('holidays.proposals.title') }).waitFor()
      const fitr = page.getByRole('checkbox', { name: 'عيد الفطر' })
      assert.isFalse(await fitr.isChecked())
      assert.isTrue(await page.getByRole('checkbox', { name: 'يوم التأسيس' }).isChecked())
      await fitr.focus()
      await page.keyboard.press('Space')
      const first = page.getByLabel(say('holidays.fields.starts_on'))
      const last = page.getByLabel(say('holidays.fields.ends_on'))
      const [before, end] = [await first.inputValue(), await last.inputValue()]
      const next = (day: string) => {
        const [date, month, year] = day.split('/').map(Number)
        const moved = new Date(Date.UTC(year!, month! - 1, date! + 1))
        return moved.toISOString().slice(0, 10).split('-').reverse().join('/')
      }
      await first.fill(next(before))
      await first.press('Tab')
      assert.equal(await last.inputValue(), next(end))
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      await page.getByRole('button', { name: say('holidays.proposals.run', { count: 3 }) }).click()
      await page.waitForURL(/\/admin\/holidays$/)
      const rows = await rowsOf(centre, 'holidays')
      assert.sameMembers(
        rows.map(({ preset }) => preset),
        ['sa_founding_day', 'eid_al_fitr', 'sa_national_day']
      )
      await go(office, '/admin/holiday-proposals')
      await page.getByRole('heading', { name: say('holidays.proposals.taken') }).waitFor()
      assert.equal(await page.getByRole('checkbox').count(), 1)
      await page.context().close()
    }
  )

  inEnglish(
    'a holiday of the centre’s own is added, told on its page without a code, and deleted',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/holidays/create')
      await page.locator('#field-name_en').fill('Staff day')
      await page.locator('#field-starts_on').fill('4/10/2026')
      await page.locator('#field-ends_on').fill('3/10/2026')
      await page.locator('#field-ends_on').press('Tab')
      await page.getByRole('button', { name: say('holidays.form.create') }).click()
      await page.getByText(say('validator.shared.messages.ends_before')).first().waitFor()
      await page.locator('#field-ends_on').fill('5/10/2026')
      await page.locator('#field-ends_on').press('Tab')
      await page.getByRole('button', { name: say('holidays.form.create') }).click()
      await page.getByRole('heading', { name: 'Staff day' }).waitFor()
      assert.equal(await page.getByText(say('holidays.days', { count: 2 })).count(), 1)
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('button', { name: say('ui.list.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('catalogue.delete.act') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say('catalogue.delete.confirm') }).click()
      await page.getByText(say('holidays.first_use.title')).waitFor()
      assert.isEmpty(await rowsOf(centre, 'holidays'))
      await page.context().close()
    }
  )
})
