import { test } from '@japa/runner'
import { addressOf, speak } from '#tests/helpers/browser/navigate'
import { createCentre, createPerson, password } from '#tests/helpers/centre/centre'
import { message } from '#tests/helpers/browser/back_office'
import { rememberDays } from '#domain/access/sessions/rules/session_lifetime'
import { inEnglish } from '#tests/helpers/browser/languages'

test.group('Remember me', () => {
  inEnglish(
    'T17 whoever ticked the box is still signed in when the browser opens again',
    async ({ locale, assert, browser }) => {
      const account = await createPerson(await createCentre(), 'student')
      const context = await browser.newContext()
      await speak(context, account.centre, locale)
      const page = await context.newPage()
      await page.goto(addressOf(account.centre, '/login'))
      await page.fill('input[name="email"]', account.email)
      await page.fill('input[name="password"]', password)
      await page
        .getByLabel(message(locale, 'session.remember.label', { days: rememberDays }))
        .check()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/$/)
      await page.locator('[data-user-menu]').waitFor()

      const kept = (await context.cookies()).filter(({ expires }) => expires > 0)
      await context.close()
      const again = await browser.newContext()
      await again.addCookies(kept)
      const later = await again.newPage()
      await later.goto(addressOf(account.centre, '/profile'))
      await later.locator('[data-user-menu]').waitFor()
      assert.equal(new URL(later.url()).pathname, '/profile')
      assert.isFalse(kept.some(({ name }) => name === 'sid'))
      await again.close()
    }
  )
})
