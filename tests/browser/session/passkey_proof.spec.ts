import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { changeSessions } from '#tests/helpers/access/session'
import { plugAuthenticator } from '#tests/helpers/browser/virtual_authenticator'

const security = '/admin/profile?tab=security'

const press = ({ page, say }: BackOffice, key: string) =>
  page.getByRole('button', { name: say(key), exact: true }).click()

/** A office whose person has a passkey in this browser and has put the recovery codes away. */
async function sitDownWithPasskey(browser: Browser, locale: 'en' | 'ar') {
  const office = await openBackOffice(browser, { locale })
  await plugAuthenticator(office.page)
  await go(office, security)
  await press(office, 'two_factor.passkeys.add')
  await office.page.keyboard.press('Enter')
  await press(office, 'two_factor.codes.kept')
  return office
}

const forgetConfirmation = ({ account }: BackOffice) =>
  changeSessions(account, { confirmed_at: null })

test.group('A passkey in the place of the password', () => {
  inEnglish(
    'C22 C18 the lock screen opens to a passkey, where one was',
    async ({ browser, locale }) => {
      const office = await sitDownWithPasskey(browser, locale)
      const { page } = office
      await go(office, '/admin/students')
      await page.keyboard.press('Shift+KeyL')
      await page.waitForURL(/\/admin\/locked$/)
      await page.locator('input[name="password"]').waitFor()
      await press(office, 'session.passkey.unlock')
      await page.waitForURL(/\/admin\/students$/)
      await page.context().close()
    }
  )

  inArabic(
    'C18 a change goes on after a passkey in the dialog, a page after one on its own',
    async ({ assert, browser, locale }) => {
      const office = await sitDownWithPasskey(browser, locale)
      const { page, say } = office
      await forgetConfirmation(office)
      await press(office, 'two_factor.recovery.make')
      const dialog = page.getByRole('dialog', { name: say('session.confirm.title') })
      await dialog.waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await press(office, 'session.passkey.confirm')
      await page.getByRole('dialog', { name: say('two_factor.codes.title') }).waitFor()
      await press(office, 'two_factor.codes.kept')

      await forgetConfirmation(office)
      await go(office, '/admin/confirm-password')
      await press(office, 'session.passkey.confirm')
      await page.waitForURL((url) => url.pathname !== '/admin/confirm-password')
      await page.context().close()
    }
  )
})
