import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inEnglish } from '#tests/helpers/browser/languages'

test.group('Payers', () => {
  inEnglish(
    'C16 a company is added from the list’s menu, refused without a name, and changed on its page',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/invoices')
      await page.getByRole('button', { name: say('shell.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('payers.company.add') }).click()
      const dialog = page.getByRole('dialog', { name: say('payers.company.add') })
      await dialog.locator('#field-email').fill('bills@gulf.example')
      await dialog.getByRole('button', { name: say('payers.company.save') }).click()
      await dialog.locator('#field-name_en[aria-invalid="true"]').waitFor()
      assert.equal(await dialog.locator('#field-email').inputValue(), 'bills@gulf.example')
      assert.deepEqual(await axeViolations(page), [])
      await dialog.locator('#field-name_en').fill('Gulf Engineering')
      await dialog.getByRole('button', { name: say('payers.company.save') }).click()
      await page.getByRole('heading', { name: 'Gulf Engineering' }).waitFor()

      await page.getByRole('button', { name: say('payers.company.edit') }).click()
      const edit = page.getByRole('dialog', { name: say('payers.company.edit') })
      await edit.locator('#field-tax_number').fill('310000000000003')
      await edit.getByRole('button', { name: say('payers.company.save') }).click()
      await page.getByText('310000000000003').first().waitFor()
      await page.context().close()
    }
  )
})
