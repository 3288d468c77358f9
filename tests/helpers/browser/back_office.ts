import type { Browser, Page } from 'playwright'
import { createTranslator } from 'use-intl'
import { addressOf, signIn } from '#tests/helpers/browser/navigate'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
} from '#tests/helpers/centre/centre'
import { type Locale, wordsOf } from '#tests/helpers/words/words'

const words = { en: wordsOf('en'), ar: wordsOf('ar') }

const PATIENCE = 15_000

export type BackOffice = {
  page: Page
  centre: Centre
  account: Account
  /** A message as this browser's language says it; one that takes arguments stands unfilled without them. */
  say: (key: string, values?: Record<string, string | number>) => string
}

/** A SuperAdmin, or who holds `roles`, at a browser in one language, of a computer or of a phone. */
export async function openBackOffice(
  browser: Browser,
  options: { locale: Locale; centre?: Centre; width?: number; roles?: string[] }
): Promise<BackOffice> {
  const { locale, width = 1440 } = options
  const centre = options.centre ?? (await createCentre())
  const account = await createAdministrator(centre, { roles: options.roles })
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  await context.addCookies([{ name: 'locale', value: locale, url: addressOf(centre) }])
  await signIn(context, account)
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  return { page, centre, account, say: (key, values) => message(locale, key, values) }
}

export async function go({ page, centre }: BackOffice, path: string) {
  await page.goto(addressOf(centre, path))
  await page.locator('h1').first().waitFor()
}

export function message(locale: Locale, key: string, values?: Record<string, string | number>) {
  const text = words[locale].get(key)
  if (text === undefined) throw new Error(`No message ${key} in ${locale}`)
  if (!values) return text
  return createTranslator({ locale: `${locale}-u-nu-latn`, messages: { text } })('text', values)
}
