import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { rowsOf } from '#tests/helpers/centre/centre'
import { hoursText } from '#tests/helpers/words/hours_text'

test.group('Hours in a browser', () => {
  inEnglish(
    'opening hours are typed by keyboard alone on a phone, and the week says them',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      await go(office, '/admin/settings/hours')
      await page.getByText(say('timings.opening.always'), { exact: true }).waitFor()
      await page.getByRole('button', { name: say('timings.opening.edit') }).focus()
      await page.keyboard.press('Enter')
      await page.locator('form button:focus').waitFor()
      await page.keyboard.press('Enter')
      await page.locator('form input:focus').waitFor()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('9 am')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('8.30')
      await page.keyboard.press('Enter')
      await page.locator('form input[aria-invalid=true]:focus').waitFor()
      await page.getByText(say('ui.form.wrong_fields', { count: 1 })).waitFor()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('1230')
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      await page.keyboard.press('Enter')
      await page.getByText(hoursText(locale, '09:00', '12:30')).waitFor()
      assert.equal(await page.getByText(say('timings.opening.none'), { exact: true }).count(), 6)
      const [window] = await rowsOf(centre, 'opening_hours')
      assert.deepInclude(window, { weekday: 7, opens: '09:00:00', closes: '12:30:00' })
      await page.context().close()
    }
  )

  inArabic(
    'Ramadan is filled in as expected, corrected by a day, and says what it does to a session',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/settings/hours')
      await page.getByRole('button', { name: say('timings.timings.add') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say('timings.timings.fill_ramadan') }).click()
      assert.equal(await page.locator('#field-name_ar').inputValue(), 'رمضان')
      await page.locator('#field-starts_on').fill('09/02/2090')
      await page.locator('#field-ends_on').fill('10/03/2090')
      await page.locator('#field-ends_on').press('Tab')
      const save = dialog.getByRole('button', { name: say('timings.timings.save') })
      await save.click()
      await dialog.getByText(say('timings.errors.changes_nothing')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.locator('#field-shift_by').fill('٢٧٠')
      await page.locator('#field-shorten_minutes').fill('15')
      await save.click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText(hoursText(locale, '20:30', '21:15')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      const [timing] = await rowsOf(centre, 'timings')
      assert.include(timing, { starts_on: '2090-02-09', shift_minutes: 270, shorten_minutes: 15 })
      await page
        .getByRole('button', { name: say('timings.timings.edit', { name: 'رمضان' }) })
        .click()
      await page.locator('#field-shift_by').fill('60')
      await save.click()
      await page.getByText(hoursText(locale, '17:00', '17:45')).waitFor()
      await page
        .getByRole('button', { name: say('timings.timings.remove', { name: 'رمضان' }) })
        .click()
      assert.lengthOf(await rowsOf(centre, 'timings'), 1)
      await dialog.getByRole('button', { name: say('ui.remove.confirm') }).click()
      await page.getByText(hoursText(locale, '17:00', '17:45')).waitFor({ state: 'detached' })
      assert.isEmpty(await rowsOf(centre, 'timings'))
      await page.context().close()
    }
  )
})
