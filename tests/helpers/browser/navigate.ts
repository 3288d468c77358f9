import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import encryption from '@adonisjs/core/services/encryption'
import { CookieClient } from '@adonisjs/core/http'
import { sessionCookie } from '#config/session'
import { signedInSession, type SessionOptions } from '#tests/helpers/access/session'
import type { Account, Centre } from '#tests/helpers/centre/centre'

export const addressOf = (centre: Pick<Centre, 'host'>, path = '') =>
  `http://${centre.host}:${process.env.PORT}${path}`

/** Signs an account in without the form: its session stands in the database, its cookie in the browser. */
export async function signIn(
  context: BrowserContext,
  account: Account,
  options: SessionOptions = {}
) {
  const id = randomBytes(24).toString('base64url')
  await signedInSession(id, account, options)
  const value = encodeURIComponent(new CookieClient(encryption.use()).sign(sessionCookie, id)!)
  await context.addCookies([
    { name: sessionCookie, value, url: addressOf(account.centre), httpOnly: true },
  ])
}

/** Makes the browser a device at the door: its token, as opening a point leaves it. */
export async function beDevice(
  context: BrowserContext,
  { host }: Pick<Centre, 'host'>,
  token: string
) {
  const value = encodeURIComponent(new CookieClient(encryption.use()).sign('check_in', token)!)
  await context.addCookies([{ name: 'check_in', value, domain: host, path: '/check-in' }])
}

/** The language of the next pages, as the toggle leaves it for a guest. */
export async function speak(context: BrowserContext, centre: Centre, locale: 'en' | 'ar') {
  await context.addCookies([{ name: 'locale', value: locale, url: addressOf(centre) }])
}

/** Opens a page and waits until its layout is mounted. */
export async function open(page: Page, centre: Centre, path: string) {
  await page.goto(addressOf(centre, path))
  await page.locator('h1').first().waitFor()
}
