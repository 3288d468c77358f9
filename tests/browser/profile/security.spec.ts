import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { createAdministrator, createCentre, password } from '#tests/helpers/centre/centre'
import { profiles, someone, userRow } from '#tests/helpers/access/own_profile'
import { openAt } from '#tests/helpers/browser/open_at'
import { type Locale, wordsOf } from '#tests/helpers/words/words'
import { byTurns, inArabic } from '#tests/helpers/browser/languages'

const better = 'violet harbour seven lanterns'

const message = (locale: Locale) => (key: string) => wordsOf(locale).get(key)!

test.group('Profile: security and data', () => {
  test('C18 {type}: password and address are changed by keyboard, errors under their fields')
    .with(byTurns(profiles))
    .run(async ({ assert, browser }, { type, path, locale }) => {
      const say = message(locale)
      const centre = await createCentre()
      const account = await someone(centre, type)
      const page = await openAt(browser, { centre, account, locale, path })
      const tabs = page.getByRole('navigation', { name: say('profile.tabs.label') })
      await tabs.getByRole('link', { name: say('profile.tabs.security') }).click()
      await page.locator('[name=current_password]').fill('not this one')
      await page.locator('[name=password]').fill(better)
      await page.locator('[name=password_confirmation]').fill(better)
      await page.keyboard.press('Enter')
      await page.getByText(say('session.wrong_password')).waitFor()
      await page.locator('[name=current_password]:focus').waitFor()
      await page.locator('[name=current_password]').fill(password)
      await page.keyboard.press('Enter')
      await page.getByText(say('profile.flash.password_changed')).waitFor()
      assert.equal(await page.locator('[name=current_password]').inputValue(), '')
      assert.isNotNull((await userRow(account)).password_changed_at)

      await page.locator('[name=new_email]').fill('new@home.test')
      await page.keyboard.press('Enter')
      await page.getByText(say('profile.flash.letter_sent')).waitFor()
      await page.getByRole('button', { name: say('profile.email.withdraw') }).click()
      await page
        .getByRole('button', { name: say('profile.email.withdraw') })
        .waitFor({ state: 'hidden' })
      await page.context().close()
    })

  test('C18 {type}: the data is downloaded, and the account deleted once its address is typed')
    .with(byTurns(profiles))
    .run(async ({ assert, browser }, { type, path, locale }) => {
      const say = message(locale)
      const centre = await createCentre()
      await createAdministrator(centre)
      const account = await someone(centre, type)
      const at = `${path}?tab=data`
      const page = await openAt(browser, { centre, account, locale, path: at })
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say('profile.data.export.submit') }).click(),
      ])
      assert.match(download.suggestedFilename(), /^my-data-.+\.json$/)
      const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
      assert.equal(file.account[0].email, account.email)

      await page.getByRole('button', { name: say('profile.data.delete.open') }).click()
      const dialog = page.getByRole('dialog', { name: say('profile.data.delete.title') })
      await page.locator('[name=confirmation]:focus').waitFor()
      await page.keyboard.type('other@home.test')
      await page.keyboard.press('Enter')
      await dialog.getByText(say('profile.errors.confirmation')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.locator('[name=confirmation]').fill(account.email)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/login')
      await page.getByText(say('profile.flash.deleted')).waitFor()
      assert.isNotNull((await userRow(account)).archived_at)
      await page.context().close()
    })

  inArabic(
    'C18 T10 the last SuperAdmin reads why the account stays',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      const say = message(locale)
      const account = await createAdministrator(centre)
      const path = '/admin/profile?tab=data'
      const page = await openAt(browser, { centre, account, locale, path })
      await page.getByText(say('profile.data.reasons.last_super_admin')).waitFor()
      const open = page.getByRole('button', { name: say('profile.data.delete.open') })
      assert.equal(await open.count(), 0)
      await page.context().close()
    }
  )
})
