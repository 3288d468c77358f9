import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { axeViolations } from '#tests/helpers/axe'
import { type Desk, go, sitDown } from '#tests/helpers/desk'
import { inArabic, inEnglish } from '#tests/helpers/languages'
import { changeSessions } from '#tests/helpers/session'
import { plugAuthenticator } from '#tests/helpers/virtual_authenticator'

const security = '/admin/profile?tab=security'

const press = ({ page, say }: Desk, key: string) =>
  page.getByRole('button', { name: say(key), exact: true }).click()

/** A desk whose person has a passkey in this browser and has put the recovery codes away. */
async function sitDownWithPasskey(browser: Browser, locale: 'en' | 'ar') {
  const desk = await sitDown(browser, { locale })
  await plugAuthenticator(desk.page)
  await go(desk, security)
  await press(desk, 'two_factor.passkeys.add')
  await desk.page.keyboard.press('Enter')
  await press(desk, 'two_factor.codes.kept')
  return desk
}

const forgetConfirmation = ({ account }: Desk) => changeSessions(account, { confirmed_at: null })

test.group('A passkey in the place of the password', () => {
  inEnglish(
    'C22 C18 the lock screen opens to a passkey, where one was',
    async ({ browser, locale }) => {
      const desk = await sitDownWithPasskey(browser, locale)
      const { page } = desk
      await go(desk, '/admin/students')
      await page.keyboard.press('Shift+KeyL')
      await page.waitForURL(/\/admin\/locked$/)
      await page.locator('input[name="password"]').waitFor()
      await press(desk, 'session.passkey.unlock')
      await page.waitForURL(/\/admin\/students$/)
      await page.context().close()
    }
  )

  inArabic(
    'C18 a change goes on after a passkey in the dialog, a page after one on its own',
    async ({ assert, browser, locale }) => {
      const desk = await sitDownWithPasskey(browser, locale)
      const { page, say } = desk
      await forgetConfirmation(desk)
      await press(desk, 'two_factor.recovery.make')
      const dialog = page.getByRole('dialog', { name: say('session.confirm.title') })
      await dialog.waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await press(desk, 'session.passkey.confirm')
      await page.getByRole('dialog', { name: say('two_factor.codes.title') }).waitFor()
      await press(desk, 'two_factor.codes.kept')

      await forgetConfirmation(desk)
      await go(desk, '/admin/confirm-password')
      await press(desk, 'session.passkey.confirm')
      await page.waitForURL((url) => url.pathname !== '/admin/confirm-password')
      await page.context().close()
    }
  )
})
