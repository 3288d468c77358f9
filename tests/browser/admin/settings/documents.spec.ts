import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const path = '/admin/settings/documents'

test.group('Settings of invoices', () => {
  inArabic(
    'the next number is written while its pattern is typed, and saved',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, path)
      await page.locator('#field-invoice_pattern').fill('F/{YYYY}/{00}')
      await page.getByText(/F\/\d{4}\/01/).waitFor()
      await page.locator('#field-payment_ar').fill('بنك الرياض')
      await page.getByRole('button', { name: say('document_settings.save') }).click()
      await page.getByText(say('document_settings.flash.saved')).first().waitFor()
      await page.reload()
      assert.equal(await page.locator('#field-invoice_pattern').inputValue(), 'F/{YYYY}/{00}')
      await page.context().close()
    }
  )

  inEnglish(
    'a pattern without the year is refused under its field; nothing typed is lost',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, path)
      await page.locator('#field-footer_en').fill('Thank you')
      await page.locator('#field-invoice_pattern').fill('INV-{0000}')
      await page.getByRole('button', { name: say('document_settings.save') }).click()
      await page.locator('#field-invoice_pattern[aria-invalid="true"]').waitFor()
      assert.equal(await page.locator('#field-footer_en').inputValue(), 'Thank you')
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )
})
