import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { createAdministrator, rowsOf } from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'

test.group('The branches of an administrator, in a browser', () => {
  inBoth(
    'are asked for once the centre has two, and told on their page',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const target = await createAdministrator(centre, { roles: ['Receptionist'] })
      const path = `/admin/users/${target.userId}`
      const field = page.locator('#field-branches')
      await go(office, `${path}/edit`)
      await page.locator('#field-email, #field-phone').first().waitFor()
      assert.equal(await field.count(), 0)

      const north = await secondBranch(centre)
      await go(office, path)
      await page.getByText(say('users.show.whole_centre')).waitFor()
      await go(office, `${path}/edit`)
      await field.click()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.type('North')
      await page.getByRole('option', { name: 'North' }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      assert.deepEqual(await axeViolations(page), [])
      await page.setViewportSize({ width: 390, height: 800 })
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('button', { name: say('users.form.update') }).click()
      await page.getByText(say('users.flash.updated')).first().waitFor()
      await page.getByText('North').first().waitFor()
      const limits = await rowsOf(centre, 'administrator_branches')
      assert.deepEqual(
        limits.map(({ branch_id: id }) => id),
        [north]
      )
      await go(office, `${path}?tab=activity`)
      await page.getByText(say('audit.fields.branches')).first().waitFor()
      await page.getByText('North').first().waitFor()
      await page.context().close()
    }
  )
})
