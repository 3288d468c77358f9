import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { createPackage, createService } from '#tests/helpers/billing/price_list'
import { rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'

const field = (name: string) => `[id="field-${name}"]`
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '').replace('\u00a0', ' ')

test.group('Services', () => {
  inBoth(
    'C14 F5 from the first empty list to a service with a planned price, by the centre’s separators',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/services')
      await page.getByText(say('services.first_use.title')).waitFor()
      await page
        .getByRole('link', { name: say('services.add') })
        .first()
        .click()
      await page.locator(field('name_ar')).fill('حصة خصوصية')
      await page.locator(field('price')).fill('١٬٢٥٠٫٥')
      await page.getByRole('button', { name: say('services.form.create') }).click()
      await page.getByRole('heading', { name: 'حصة خصوصية', level: 1 }).waitFor()

      await page.getByRole('button', { name: say('services.prices.add') }).click()
      const dialog = page.getByRole('dialog', { name: say('services.prices.add') })
      await dialog.locator(field('price')).fill('abc')
      await dialog.getByRole('button', { name: say('services.prices.save') }).click()
      await dialog.getByText(say('validator.shared.messages.money')).waitFor()
      await dialog.locator(field('price')).fill('1400')
      await dialog.locator(field('effective_from')).fill('1/9/2199')
      await dialog.locator(field('effective_from')).press('Tab')
      await dialog.getByRole('button', { name: say('services.prices.save') }).click()
      await page.getByText(say('services.prices.planned'), { exact: true }).waitFor()
      const amounts = await page.locator('section li bdi[dir]:has(span)').allTextContents()
      const wanted = { en: ['$1,400.00', '$1,250.50'], ar: ['1,400.00 US$', '1,250.50 US$'] }
      assert.deepEqual(amounts.map(plain), wanted[locale])
      assert.deepEqual(await axeViolations(page), [])
      const prices = await rowsOf(centre, 'service_prices')
      assert.sameMembers(
        prices.map(({ amount }) => amount),
        ['125050', '140000']
      )

      await go(office, '/admin/services?archived=1')
      await page.getByText(say('ui.list.no_results')).waitFor()
      await page.context().close()
    }
  )

  inEnglish(
    'C14 of two who plan a price for one day the second sees the price of the first',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const id = await createService(centre)
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) {
        await go(seat, `/admin/services/${id}`)
        await seat.page.getByRole('button', { name: say('services.prices.add') }).click()
        await seat.page.locator(field('price')).fill(seat === office ? '1500' : '1400')
        await seat.page.locator(field('effective_from')).fill('1/9/2199')
        await seat.page.locator(field('effective_from')).press('Tab')
      }
      const save = say('services.prices.save')
      await other.page.getByRole('button', { name: save }).click()
      await other.page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: save }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say('services.errors.day_taken')).waitFor()
      await dialog.getByText(/1,400\.00/).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      const [price] = await rowsOf(centre, 'service_prices')
      assert.equal(price.amount, '140000')
      await other.page.context().close()
      await page.context().close()
    }
  )

  inArabic(
    'C14 by phone: planned prices are taken back, a service nothing uses is deleted, one in a package is not',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const id = await createService(centre, {}, { cents: 5_000, from: '2199-01-01' })
      await go(office, `/admin/services/${id}`)
      await page.getByText(say('services.prices.withdraw'), { exact: true }).click()
      await page.getByText(say('services.prices.none')).waitFor()
      await page.getByRole('button', { name: say('ui.list.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('catalogue.delete.act') }).click()
      await page.getByRole('button', { name: say('catalogue.delete.confirm') }).click()
      await page.getByText(say('services.flash.deleted')).first().waitFor()
      assert.lengthOf(await rowsOf(centre, 'services'), 0)

      const used = await createService(centre)
      const found = await createPackage(centre, used)
      await go(office, `/admin/services/${used}?tab=uses`)
      const use = page.getByRole('main').locator(`a[href$="/admin/packages/${found}"]`)
      await use.waitFor()
      await page.getByRole('button', { name: say('ui.list.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('catalogue.delete.act') }).click()
      await page.getByRole('dialog').getByText(say('catalogue.delete.instead')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('button', { name: say('catalogue.delete.archive') }).click()
      await page.getByRole('button', { name: say('ui.list.undo') }).waitFor()
      assert.isNotNull((await rowsOf(centre, 'services', { id: used }))[0].archived_at)
      await page.context().close()
    }
  )
})
