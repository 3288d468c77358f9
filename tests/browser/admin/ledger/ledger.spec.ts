import { test } from '@japa/runner'
import { issued } from '#tests/helpers/billing/documents'
import { createCentre } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic } from '#tests/helpers/browser/languages'

test.group('The ledger', () => {
  inArabic(
    'the books are checked by a press, and an account opens its entries',
    async ({ locale, browser }) => {
      const centre = await createCentre()
      const { number } = await issued(centre)
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      await go(office, '/admin/ledger')
      await page.getByRole('button', { name: say('ledger.verify.button') }).click()
      await page.getByText(say('ledger.verify.right'), { exact: true }).waitFor()
      await page.getByRole('link', { name: say('ledger.accounts.receivable') }).click()
      await page.getByRole('link', { name: number! }).waitFor()
      await page.context().close()
    }
  )
})
