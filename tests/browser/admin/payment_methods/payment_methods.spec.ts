import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { rowsOf } from '#tests/helpers/centre/centre'

test.group('Payment methods in a browser', () => {
  inBoth(
    'C17 a method is added on a phone: its kind chooses the reference, and only cash has a coin',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const choose = async (field: string, option: string) => {
        await page.locator(`#field-${field}`).click()
        await page.getByRole('option', { name: say(`payment_methods.${option}`) }).click()
      }
      await go(office, '/admin/payment-methods/create')
      await page.locator(`#field-name_${locale}`).fill(locale === 'ar' ? 'حوالة دولية' : 'Wire')
      const reference = page.getByLabel(say('payment_methods.fields.wants_reference'))
      await page.locator('#field-cash_step').waitFor()
      assert.isFalse(await reference.isChecked())
      await choose('kind', 'kind.transfer')
      await page.locator('#field-cash_step').waitFor({ state: 'detached' })
      assert.isTrue(await reference.isChecked())
      await page.locator('#field-position').fill('1')
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      await page.getByRole('button', { name: say('payment_methods.form.create') }).click()
      await page.waitForURL(/payment-methods\/[0-9a-f-]{36}$/)
      await page.getByText(say('payment_methods.account.bank'), { exact: true }).waitFor()
      const [first] = await rowsOf(centre, 'payment_methods', { position: 1 })
      assert.include(first, { kind: 'transfer', wants_reference: true, cash_step: 0 })
      await page.context().close()
    }
  )

  inEnglish(
    'C17 the methods are listed in order, and one is archived',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/payment-methods')
      const names = page.locator('tbody tr a[href*="payment-methods/"]')
      await names.first().waitFor()
      assert.deepEqual(await names.allInnerTexts(), [
        'Cash',
        'mada',
        'Card',
        'Bank transfer',
        'Cheque',
      ])
      await names.filter({ hasText: 'Cheque' }).click()
      await page.waitForURL(/payment-methods\/[0-9a-f-]{36}$/)
      await page.getByRole('button', { name: say('ui.list.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('ui.list.archive'), exact: true }).click()
      await page.getByText(say('payment_methods.flash.archived', { count: 1 })).waitFor()
      const [cheque] = await rowsOf(centre, 'payment_methods', { kind: 'cheque' })
      assert.isNotNull(cheque.archived_at)
      await page.context().close()
    }
  )
})
