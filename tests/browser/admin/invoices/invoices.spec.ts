import { test } from '@japa/runner'
import { aLine, documentIn, draft, issued } from '#tests/helpers/billing/documents'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const field = (name: string) => `[id="field-${name}"]`

test.group('Invoices', () => {
  inEnglish(
    'C16 B1 drafts are chosen in the list and issued; one without lines says why it was not',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const good = await draft(centre)
      await draft(centre, { lines: [] })
      await go(office, '/admin/services')
      await page.getByRole('button', { name: say('areas.invoices.title') }).click()
      await page.getByRole('link', { name: say('areas.invoices.all') }).click()
      await page.getByRole('heading', { name: `${say('invoices.title')} 2`, level: 1 }).waitFor()
      await page.getByRole('checkbox', { name: say('ui.list.select_all') }).check()
      await page
        .getByRole('button', { name: say('invoices.acts.issue_many', { count: 2 }) })
        .click()
      await page.getByRole('button', { name: say('invoices.issue.confirm'), exact: true }).click()
      await page.getByText(say('invoices.errors.no_lines')).waitFor()
      assert.equal((await documentIn(centre, good.id)).status, 'issued')
      await page.context().close()
    }
  )

  inArabic(
    'C11c C16 a line is credited with the live rest, then the whole; what was credited isn’t voided',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await issued(centre, { lines: [aLine('10000'), aLine('20000')] })
      await go(office, `/admin/invoices/${id}`)
      await openAct('credit')
      await page.getByLabel(say('invoices.credit.lines')).check()
      await page.locator(field('lines.0.amount')).fill('٩٩٩')
      await page.locator(field('reason')).fill('لم تُعقد')
      await page.getByRole('button', { name: say('invoices.credit.save') }).click()
      await page.getByText(say('invoices.errors.above_remainder')).waitFor()
      await page.locator(field('lines.0.amount')).fill('١١٥')
      await page.getByRole('button', { name: say('invoices.credit.save') }).click()
      await page.getByRole('heading', { name: say('invoices.credit_notes') }).waitFor()
      assert.equal((await documentIn(centre, id)).credited, '11500')
      await page.getByRole('button', { name: say('ui.list.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('invoices.acts.change') }).waitFor()
      assert.equal(await page.getByRole('menuitem', { name: say('invoices.acts.void') }).count(), 0)
      await page.context().close()

      async function openAct(act: 'credit' | 'void') {
        await page.getByRole('button', { name: say('ui.list.more_acts') }).click()
        await page.getByRole('menuitem', { name: say(`invoices.acts.${act}`) }).click()
      }
    }
  )

  inEnglish(
    'C16 by phone an invoice is voided with a reason, and the page says so',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const { id } = await issued(centre)
      await go(office, `/admin/invoices/${id}`)
      await page.getByRole('button', { name: say('ui.list.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('invoices.acts.void') }).click()
      await page.locator(field('reason')).fill('Wrong family')
      await page.getByRole('button', { name: say('invoices.acts.void') }).click()
      await page.getByText(say('invoices.flash.voided')).first().waitFor()
      await page.getByText('Wrong family').waitFor()
      assert.equal((await documentIn(centre, id)).status, 'void')
      await page.context().close()
    }
  )
})
