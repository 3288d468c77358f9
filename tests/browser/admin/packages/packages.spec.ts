import { test } from '@japa/runner'
import { createPackage, createService } from '#tests/helpers/billing/price_list'
import { rowsOf } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const field = (name: string) => `[id="field-${name}"]`

test.group('Packages', () => {
  inArabic(
    'C15 B10 put together from two services, put on sale, retired',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await createService(centre, { code: 'A' })
      await createService(centre, { code: 'B', nameEn: 'Book', nameAr: 'كتاب' })
      await go(office, '/admin/services')
      await page.getByRole('button', { name: say('areas.packages.title') }).click()
      await page.getByRole('link', { name: say('areas.packages.create') }).click()
      await page.locator(field('name_en')).fill('Ten and a book')
      await page.locator(field('lines')).click()
      await page.locator('li input').first().fill('١٠')
      await page.locator(field('lines')).click()
      await page.locator(field('price')).fill('900')
      await page.locator(field('list_price')).fill('٨٠٠')
      await page.getByRole('button', { name: say('packages.form.create') }).click()
      await page.getByText(say('packages.errors.list_price_below')).first().waitFor()
      await page.locator(field('list_price')).fill('1000')
      await page.getByRole('button', { name: say('packages.form.create') }).click()
      await page.getByRole('heading', { name: 'Ten and a book', level: 1 }).waitFor()
      assert.sameMembers(
        (await rowsOf(centre, 'package_lines')).map(({ quantity }) => quantity),
        ['10.00', '1.00']
      )
      for (const status of ['active', 'retired']) {
        await page.getByRole('button', { name: say('ui.list.more_acts') }).click()
        await page.getByRole('menuitem', { name: say(`packages.acts.${status}`) }).click()
        await page
          .getByText(say(`packages.flash.${status}`))
          .first()
          .waitFor()
      }
      assert.equal(await page.getByRole('link', { name: say('ui.list.edit') }).count(), 0)
      await page.context().close()
    }
  )

  inEnglish(
    'C15 by phone a row is a card; what somebody else saved meanwhile is shown beside mine',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const id = await createPackage(centre, await createService(centre))
      await go(office, '/admin/packages')
      const other = await openBackOffice(browser, { locale, centre })
      await go(office, `/admin/packages/${id}/edit`)
      await go(other, `/admin/packages/${id}/edit`)
      await other.page.locator('li input').first().fill('12')
      await other.page.getByRole('button', { name: say('packages.form.update') }).click()
      await other.page.getByText(say('packages.flash.updated')).first().waitFor()
      await page.locator(field('validity_days')).fill('30')
      await page.getByRole('button', { name: say('packages.form.update') }).click()
      await page.getByText(say('ui.stale.title')).waitFor()
      assert.equal(await page.locator('li input').first().inputValue(), '12')
      await page.getByRole('button', { name: say('packages.form.update') }).click()
      await page.getByText(say('packages.flash.updated')).first().waitFor()
      const [saved] = await rowsOf(centre, 'packages', { id })
      assert.equal(saved.validity_days, 30)
      await other.page.context().close()
      await page.context().close()
    }
  )
})
