import { test } from '@japa/runner'
import { attended, pricedGroup } from '#tests/helpers/billing/unbilled'
import { documentIn, draft } from '#tests/helpers/billing/documents'
import { rowsOf } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const days = 'from=2026-09-01&until=2026-09-30'

test.group('Drafts of invoices', () => {
  inEnglish(
    'C16 made of a student’s sessions, edited by keyboard with the totals that are saved',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const place = await pricedGroup(centre, { minor: 10_000n, currency: 'USD', exponent: 2 })
      for (const day of ['07', '14', '21']) await attended(centre, place, `2026-09-${day}`)
      await go(office, `/admin/students/${place.student}`)
      await page.getByRole('button', { name: say('shell.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('students.acts.bill') }).click()
      await page.getByRole('heading', { name: say('invoice_drafts.create_title') }).waitFor()
      await go(office, `/admin/invoices/create?student=${place.student}&${days}`)
      await page.getByText('$300.00').first().waitFor()
      await page
        .getByRole('button', { name: say('invoice_drafts.create_drafts', { count: 1 }) })
        .click()
      await page
        .getByText(say('invoice_drafts.flash.created', { count: 1 }))
        .first()
        .waitFor()
      const [document] = await rowsOf(centre, 'documents')
      const { id } = document!

      await go(office, `/admin/invoices/${id}/edit`)
      const rows = page.locator('form ol > li')
      await page.getByRole('button', { name: say('invoice_drafts.line.add') }).press('Alt+Enter')
      const added = rows.nth(1)
      await added.locator('[id="field-lines.1.label_en"]').fill('Book')
      await added.locator('[id="field-lines.1.quantity"]').fill('1.5')
      await added.locator('[id="field-lines.1.unit_price"]').fill('-5')
      await page.getByText(say('invoice_drafts.totals.incomplete')).waitFor()
      await page.getByRole('button', { name: say('invoice_drafts.form.update') }).click()
      await page
        .getByRole('alert')
        .getByText(/Line 2: Price/)
        .waitFor()
      await added.locator('[id="field-lines.1.unit_price"]').fill('33.33')
      const total = page.locator('[data-total]')
      await page.locator('[data-total="35000"]').waitFor()
      await added.getByLabel(say('invoice_drafts.fields.discount_kind')).click()
      await page.getByRole('option', { name: say('invoice_drafts.discount.amount') }).click()
      await added.locator('[id="field-lines.1.discount_value"]').fill('10')
      await added.locator('[id="field-lines.1.discount_reason"]').fill('Sister')
      await added.getByRole('button').first().getByText('$40.00').waitFor()
      await page.locator('[data-total="34000"]').waitFor()
      await added.locator('[id="field-lines.1.unit_price"]').press('Alt+ArrowUp')
      await rows.first().getByText('Book').waitFor()
      const computed = await total.getAttribute('data-total')
      await page.getByRole('button', { name: say('invoice_drafts.form.update') }).press('Enter')
      await page.getByText(say('invoice_drafts.flash.updated')).first().waitFor()
      const saved = await documentIn(centre, id)
      assert.equal(saved.total, computed)
      assert.deepEqual(
        saved.lines.map(({ label_en: label, gross, discount }) => [label, gross, discount]),
        [
          ['Book', '5000', '1000'],
          [saved.lines[1]!.label_en, '30000', '0'],
        ]
      )

      await go(office, `/admin/invoices/${id}/edit`)
      await page.getByRole('button', { name: say('invoice_drafts.form.issue') }).click()
      const question = page.getByRole('dialog')
      await question.getByText(say('invoices.issue.text', { count: 1 })).waitFor()
      assert.equal((await documentIn(centre, id)).number, null)
      await question.getByRole('button', { name: say('invoices.issue.confirm') }).click()
      await page.getByRole('heading', { level: 1, name: /INV-/ }).waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'C16 by phone: figures in Arabic digits, what somebody else saved meanwhile is shown beside mine',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const made = await draft(centre)
      const other = await openBackOffice(browser, { locale, centre })
      await go(office, `/admin/invoices/${made.id}/edit`)
      await go(other, `/admin/invoices/${made.id}/edit`)
      await other.page.locator('[id="field-notes"]').fill('شكرًا')
      await other.page.getByRole('button', { name: say('invoice_drafts.form.update') }).click()
      await other.page.getByText(say('invoice_drafts.flash.updated')).first().waitFor()
      await page.locator('form ol > li > div > button').first().click()
      await page.locator('[id="field-lines.0.unit_price"]').fill('١٬٢٣٤٫٥')
      await page.locator('[data-total="141968"]').waitFor()
      await page.getByRole('button', { name: say('invoice_drafts.form.update') }).click()
      await page.getByText(say('ui.stale.title')).waitFor()
      assert.equal(await page.locator('[id="field-lines.0.unit_price"]').inputValue(), '١٬٢٣٤٫٥')
      await page.getByRole('button', { name: say('invoice_drafts.form.update') }).click()
      await page.getByText(say('invoice_drafts.flash.updated')).first().waitFor()
      assert.include(await documentIn(centre, made.id), { total: '141968', notes: 'شكرًا' })
      await page.context().close()
    }
  )
})
