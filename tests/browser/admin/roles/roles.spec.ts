import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { createAdministrator } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { Typist } from '#tests/helpers/browser/typist'
import { createRole, roleNamed, rolesOf } from '#tests/helpers/access/roles'
import { inArabic, inBoth } from '#tests/helpers/browser/languages'

test.group('Roles in a browser', () => {
  inBoth(
    'C7 a role is made by keyboard alone, compared, and read',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/roles/create')
      await page.locator('form :focus').waitFor()
      await new Typist(page).fill('name', 'Night desk')
      const box = (area: string, verb: string) =>
        page.getByRole('checkbox', {
          name: `${say(`areas.${area}.title`)}: ${say(`permissions.verbs.${verb}`)}`,
          exact: true,
        })
      await box('students', 'index').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await page.getByLabel(say('permissions.diff.with')).selectOption({ index: 1 })
      assert.isAbove(await page.locator('td [data-mark="fewer"]').count(), 5)
      // High enough that neither the grid's head nor the bar to save stands half before a box
      await page.setViewportSize({ width: 1440, height: 4000 })
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: say('roles.form.create') }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/roles\/[0-9a-f-]{36}$/)
      assert.deepEqual((await roleNamed(office.centre, 'Night desk')).permissions, [
        'admin.guardians.create',
        'admin.students.create',
        'admin.students.index',
      ])
      await page.context().close()
    }
  )

  inArabic(
    'C7 a role that is held is deleted with another in its place',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say, centre } = office
      const { name } = await createRole(centre, { name: 'Old role' })
      const holder = await createAdministrator(centre, { roles: [name] })
      await go(office, '/admin/roles')
      await page
        .getByRole('row', { name: /Old role/ })
        .getByRole('button')
        .last()
        .click()
      await page.getByRole('menuitem', { name: say('roles.acts.delete') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').or(dialog.locator('input')).first().click()
      const next = locale === 'ar' ? 'موظف الاستقبال' : 'Receptionist'
      await page.getByRole('option', { name: next }).click()
      await dialog.getByRole('button', { name: say('roles.delete.confirm') }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.deepEqual(await rolesOf(holder), ['Receptionist'])
      await page.context().close()
    }
  )
})
