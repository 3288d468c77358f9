import { test } from '@japa/runner'
import sharp from 'sharp'
import { momentWriter } from '#domain/shared/time/moment_writer'
import { axeViolations } from '#tests/helpers/browser/axe'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth, inEnglish } from '#tests/helpers/browser/languages'

const path = '/admin/settings/general'
const field = (name: string) => `[id="field-${name}"]`

test.group('General settings', () => {
  inBoth(
    'C19 digits, zone, calendar and week act on the very next page, in dates and in calendars',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, path)
      await page.getByRole('button', { name: say('general.financial') }).click()
      await page.locator(field('settings.currency.value')).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const names = { en: ['Monday', 'Arabic-Indic'], ar: ['الاثنين', 'عربية مشرقية'] }[locale]
      await page.locator(field('week_start')).click()
      await page.getByRole('option', { name: names[0] }).click()
      await page.locator(field('digits')).click()
      await page.getByRole('option', { name: names[1] }).click()
      await page.locator(field('timezone')).fill('Auckland')
      await page.getByRole('option', { name: 'Pacific/Auckland' }).click()
      await page.locator(field('hijri')).check()
      await page.getByRole('button', { name: say('general.save') }).click()
      await page.getByText(say('general.flash.saved')).first().waitFor()

      await go(office, '/admin/audit')
      const at = await page.locator('time').first().getAttribute('title')
      const tag = locale === 'ar' ? 'ar-SA-u-ca-gregory-nu-arab' : 'en-GB-u-ca-gregory-nu-latn'
      const instant = (await page.locator('time').first().getAttribute('datetime')) ?? ''
      const style = { day: 'numeric', month: 'short', year: 'numeric' } as const
      const clock = { hour: 'numeric', minute: '2-digit', timeZone: 'Pacific/Auckland' } as const
      const { write } = momentWriter(tag, { ...style, ...clock })
      const [wanted, title] = [write(new Date(instant)), at ?? '']
      assert.isTrue(title.startsWith(wanted), `${title} begins with ${wanted}`)
      assert.include(title, '·')

      await go(office, '/admin/terms/create')
      await page.locator(field('starts_on')).click()
      const first = page.locator('th').first()
      const monday = { en: 'Mo', ar: 'ن' }[locale]
      assert.include(await first.textContent(), monday)
      await page.context().close()
    }
  )

  inEnglish(
    'C19 by phone: the mark is cut, shown and takes the place of ours; ours stays in the footer',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      await go(office, path)
      const background = '#0a7'
      const create = { width: 80, height: 80, channels: 3, background } as const
      const buffer = await sharp({ create }).png().toBuffer()
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer })
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('ui.photo.use') })
        .click()
      await page.getByRole('button', { name: say('general.save') }).click()
      await page.getByText(say('general.flash.saved')).first().waitFor()
      assert.equal(await page.locator('aside img[src^="/logo?v="]').count(), 1)
      assert.equal(await page.locator('footer svg').count(), 1)
      const trail = await rowsOf(centre, 'audit_events', { action: 'settings.update_general' })
      assert.lengthOf(trail, 1)
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )
})
