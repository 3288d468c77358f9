import sharp from 'sharp'
import { test } from '@japa/runner'
import { createCentre } from '#tests/helpers/centre/centre'
import { db, withTenant } from '#domain/shared/data/database'
import { personRow, profiles, someone, userRow } from '#tests/helpers/access/own_profile'
import { openAt } from '#tests/helpers/browser/open_at'
import { type Locale, wordsOf } from '#tests/helpers/words/words'
import { byTurns, inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { unkeyed } from '#tests/helpers/people/name_keys'

const message = (locale: Locale) => (key: string) => wordsOf(locale).get(key)!

test.group('Profile: information', () => {
  test('C18 E11 {type}: contact and photo are saved, and the photo stands in the header')
    .with(byTurns(profiles))
    .run(async ({ assert, browser }, { locale, ...profile }) => {
      const say = message(locale)
      const centre = await createCentre()
      const account = await someone(centre, profile.type)
      const page = await openAt(browser, { centre, account, locale, path: profile.path })
      const isStudent = profile.type === 'student'
      assert.equal(await page.locator('#field-first_name_en').count(), isStudent ? 0 : 1)
      assert.equal(await page.locator('#field-whatsapp').count(), isStudent ? 1 : 0)

      await page.locator('#field-phone').fill('12')
      await page.getByRole('button', { name: say('profile.form.save') }).click()
      await page.locator('#field-phone[aria-invalid=true]').waitFor()
      await page.locator('#field-phone:focus').waitFor()

      await page.locator('#field-phone').fill('0501234567')
      const picture = await sharp({
        create: { width: 300, height: 300, channels: 3, background: '#126e6a' },
      })
        .jpeg()
        .toBuffer()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
      const dialog = page.getByRole('dialog', { name: say('ui.photo.crop_title') })
      await dialog.getByRole('button', { name: say('ui.photo.use') }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: say('profile.form.save') }).click()
      await page.getByText(say('profile.flash.updated')).waitFor()
      const avatar = page.locator(`header [data-avatar] img[src^="${profile.path}/photo?v="]`)
      await avatar.waitFor()
      assert.equal(await page.locator('form[data-dirty]').count(), 0)
      assert.equal((await personRow(account, profile)).phone, '+966501234567')
      await page.context().close()
    })

  inArabic(
    'C18 what the office saved meanwhile stands beside what is typed',
    async ({ locale, assert, browser }) => {
      const say = message(locale)
      const profile = profiles[1]
      const centre = await createCentre()
      const account = await someone(centre, profile.type)
      const page = await openAt(browser, { centre, account, locale, path: profile.path })
      await withTenant(centre.id, () =>
        db()
          .updateTable(profile.table)
          .set({ first_name: 'Office', email: 'office@home.test', version: 2, ...unkeyed })
          .execute()
      )
      await page.locator('#field-first_name_en').fill('Mine')
      await page.getByRole('button', { name: say('profile.form.save') }).click()
      const panel = page.getByRole('alert').filter({ hasText: say('ui.stale.title') })
      await panel.waitFor()
      assert.include(await panel.innerText(), 'Office')
      assert.equal(await page.locator('#field-email').inputValue(), 'office@home.test')
      await page.getByRole('button', { name: say('profile.form.save') }).click()
      await page.getByText(say('profile.flash.updated')).waitFor()
      const row = await personRow(account, profile)
      assert.deepInclude(row, { first_name: 'Mine', email: 'office@home.test', version: 3 })
      await page.context().close()
    }
  )

  inEnglish(
    'C18 digits and calendar act at once, without a new page',
    async ({ locale, assert, browser }) => {
      const say = message(locale)
      const centre = await createCentre()
      const account = await someone(centre, 'administrator')
      const path = '/admin/profile?tab=preferences'
      const page = await openAt(browser, { centre, account, locale, path })
      await page.evaluate('window.same = true')
      const sample = page.locator('p[role=status]')
      assert.match(await sample.innerText(), /2026/)
      await page.locator('[data-preference=digits]').getByText('١٢٣').click()
      await sample.filter({ hasText: '٢٠٢٦' }).waitFor()
      await page
        .locator('[data-preference=calendar]')
        .getByText(say('profile.preferences.calendar.hijri'))
        .click()
      await sample.filter({ hasText: '١٤٤٨' }).waitFor()
      await page.waitForLoadState('networkidle')
      assert.deepInclude(await userRow(account), { digits: 'arab', hijri: true })
      assert.isTrue(await page.evaluate('window.same'))
      await page.context().close()
    }
  )
})
