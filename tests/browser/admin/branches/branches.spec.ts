import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

test.group('Branches in a browser', () => {
  inArabic(
    'a second branch is added from the settings, and only then rooms have one',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const column = page.getByRole('columnheader', { name: say('rooms.columns.branch_id') })
      await insert(centre, 'rooms', {
        id: crypto.randomUUID(),
        code: 'R1',
        name_ar: 'قاعة 1',
        capacity: 9,
      })
      await go(office, '/admin/rooms')
      await page.getByText('قاعة 1').first().waitFor()
      assert.equal(await column.count(), 0)

      await go(office, '/admin/settings/general')
      await page.getByRole('link', { name: say('general.branches') }).click()
      await page.getByRole('button', { name: say('branches.add') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say('branches.form.create') }).click()
      await dialog.locator('#field-name_ar-error').waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.locator('#field-name_ar').fill('فرع الشمال')
      await dialog.getByRole('button', { name: say('branches.form.create') }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('فرع الشمال').waitFor()
      assert.deepEqual(await axeViolations(page), [])

      await go(office, '/admin/rooms/create')
      await page.locator('#field-branch_id').click()
      await page.getByRole('option', { name: 'فرع الشمال' }).click()
      await page.locator('#field-name_ar').fill('قاعة 2')
      await page.locator('#field-capacity').fill('12')
      await page.getByRole('button', { name: say('rooms.form.create') }).click()
      await page.getByText('فرع الشمال').waitFor()
      await go(office, '/admin/rooms')
      await column.waitFor()
      const [branch] = await rowsOf(centre, 'branches', { is_main: false })
      assert.lengthOf(await rowsOf(centre, 'rooms', { branch_id: branch.id }), 1)
      await page.setViewportSize({ width: 390, height: 800 })
      await go(office, '/admin/branches')
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )
})
