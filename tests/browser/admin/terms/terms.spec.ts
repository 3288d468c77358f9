import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { insert } from '#tests/helpers/database/insert'
import { inArabic } from '#tests/helpers/browser/languages'

const record = /\/admin\/terms\/[0-9a-f-]{36}$/
const other = '018f0000-0000-7000-8000-000000000001'

test.group('Terms in a browser', () => {
  inArabic(
    'C19 a term is added with typed days, and its page says which other shares them',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/terms')
      await page.getByText(say('terms.first_use.title')).waitFor()
      await insert(centre, 'terms', {
        id: other,
        code: 'OLD',
        name_en: 'Summer',
        name_ar: 'الصيف',
        starts_on: '2026-06-01',
        ends_on: '2026-09-15',
      })
      await page
        .getByRole('main')
        .getByRole('link', { name: say('terms.add') })
        .click()
      await page.locator('#field-name_ar').fill('الخريف')
      const first = page.locator('#field-starts_on')
      await first.fill('31/02/2026')
      await first.press('Tab')
      await page.locator('#field-starts_on-error').waitFor()
      assert.equal(await page.locator('[data-dates-dropdown]').count(), 0)
      await page.getByRole('button', { name: say('terms.form.create') }).click()
      await page.getByRole('alert').getByText(say('validator.shared.messages.date')).waitFor()
      assert.equal(await first.inputValue(), '31/02/2026')
      await first.fill('١/٩/٢٦')
      await first.press('Tab')
      assert.equal(await first.inputValue(), '01/09/2026')
      await page.locator('#field-ends_on').fill('1/8/2026')
      await page.locator('#field-ends_on').press('Tab')
      await page.getByRole('button', { name: say('terms.form.create') }).click()
      await page.getByText(say('validator.shared.messages.ends_before')).first().waitFor()
      await page.locator('#field-ends_on').fill('31/12/2026')
      await page.locator('#field-ends_on').press('Tab')
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('button', { name: say('terms.form.create') }).click()
      await page.waitForURL(record)
      await page.getByText(say('terms.overlaps')).waitFor()
      await page.getByRole('link', { name: locale === 'ar' ? 'الصيف' : 'Summer' }).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.lengthOf(await rowsOf(centre, 'terms', { code: 'TRM-001' }), 1)
      await page.setViewportSize({ width: 390, height: 800 })
      await go(office, '/admin/terms')
      await page.context().close()
    }
  )
})
