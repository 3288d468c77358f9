import { test } from '@japa/runner'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'

test.group('Bringing a list along', () => {
  for (const entity of ['students', 'guardians', 'instructors', 'courses', 'groups'] as const) {
    test(`the first use of ${entity} leads to their import`, async ({ assert, browser }) => {
      const office = await openBackOffice(browser, { locale: 'ar' })
      const { page, say } = office
      await go(office, `/admin/${entity}`)
      await page.getByRole('link', { name: say('ui.list.import_instead') }).click()
      await page.waitForURL(new RegExp(`/admin/imports/create\\?entity=${entity}$`))
      await page.locator('h1').waitFor()
      const list = page.locator('main form input[readonly], main form select').first()
      assert.equal(await list.inputValue(), say(`imports.entities.${entity}`))
      await page.context().close()
    })
  }
})
