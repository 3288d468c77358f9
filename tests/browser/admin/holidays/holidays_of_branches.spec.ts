import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { test } from '@japa/runner'

test.group('Holidays of one branch in a browser', () => {
  inArabic(
    'a holiday is the whole centre’s until a branch is chosen, and the list says whose it is',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const north = await secondBranch(centre)
      await page.setViewportSize({ width: 390, height: 800 })
      await go(office, '/admin/holidays/create')
      await page.locator('#field-name_ar').fill('جرد')
      await page.locator('#field-starts_on').fill('1/3/2090')
      await page.locator('#field-ends_on').fill('2/3/2090')
      const branch = page.locator('#field-branch_id')
      await branch.click()
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('option', { name: 'North' }).click()
      await page.getByRole('button', { name: say('holidays.form.create') }).click()
      await page.waitForURL(/\/admin\/holidays\/[0-9a-f-]{36}$/)
      await page.getByText('North').waitFor()
      assert.equal((await rowsOf(centre, 'holidays'))[0].branch_id, north)
      await page.context().close()
    }
  )
})
