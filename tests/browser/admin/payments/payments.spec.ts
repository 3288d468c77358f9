import { test } from '@japa/runner'
import { aLine, createPayer, documentIn, issued } from '#tests/helpers/billing/documents'
import { pay } from '#tests/helpers/billing/payments'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'

const field = (name: string) => `[id="field-${name}"]`

test.group('Payments in a browser', () => {
  inEnglish(
    'C11c C17 an invoice is paid in two presses: its button, and Enter',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await issued(centre)
      await go(office, `/admin/invoices/${id}`)
      await page.getByRole('link', { name: say('payments.acts.record') }).click()
      await page.locator(`${field('parts.0.amount')}:focus`).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/payments\/[0-9a-f-]{36}/)
      assert.equal((await documentIn(centre, id)).open, '0')
      assert.lengthOf(await rowsOf(centre, 'payments'), 1)
      await page.context().close()
    }
  )

  inArabic(
    'C17 cash and a cheque are one receipt, which says what is missing and what becomes credit',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const payer = await createPayer(centre)
      await issued(centre, { payer_id: payer, lines: [aLine('10000', { tax: null })] })
      await go(office, `/admin/payments/create?payer=${payer}`)
      await page.locator(field('parts.0.amount')).fill('٦٠')
      await page.getByRole('button', { name: say('payments.create.add_part') }).click()
      await page.locator(field('parts.1.amount')).fill('٥٠')
      await page.locator(field('parts.1.method_id')).click()
      await page.getByRole('option', { name: 'شيك' }).click()
      await page.getByText(say('payments.create.to_credit')).waitFor()
      await page.getByRole('button', { name: say('payments.create.save') }).click()
      await page.getByText(say('payments.errors.reference_missing')).first().waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.locator(field('parts.1.reference')).fill('٤٧١١')
      await page.locator(field('parts.1.cheque_due_on')).fill('1/1/2027')
      await page.getByRole('button', { name: say('payments.create.save') }).click()
      await page.getByRole('button', { name: say('payments.acts.bounced') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('payments.acts.bounced') })
        .click()
      await page.getByText(say('payments.flash.cheque_bounced')).first().waitFor()
      const [payment] = await rowsOf(centre, 'payments')
      assert.containsSubset(payment, { amount: '11000', allocated: '6000', returned: '5000' })
      await page.context().close()
    }
  )

  inEnglish(
    'C17 a payment is found in the list by its payer, and voided with a reason',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const invoice = await issued(centre)
      const { number } = await pay(centre, [['cash', '5000']], { payer_id: invoice.payer_id })
      await go(office, '/admin/payments')
      await page.getByRole('link', { name: number }).click()
      await page.getByRole('button', { name: say('ui.list.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('payments.acts.void') }).click()
      await page.locator(field('reason')).fill('Typed twice')
      await page.getByRole('button', { name: say('payments.acts.void') }).click()
      await page.getByText(say('payments.flash.voided')).first().waitFor()
      assert.equal((await documentIn(centre, invoice.id)).open, invoice.total)
      await page.context().close()
    }
  )
})
