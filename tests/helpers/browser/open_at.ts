import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { open, signIn, speak } from '#tests/helpers/browser/navigate'
import type { Account, Centre } from '#tests/helpers/centre/centre'
import { wordsOf } from '#tests/helpers/words/words'

const english = wordsOf('en')

type Stand = {
  centre: Centre
  account?: Account
  path: string
  locale?: 'en' | 'ar'
  width?: number
  scheme?: 'light' | 'dark'
  storage?: Record<string, string>
  context?: BrowserContextOptions
}

/** A person's own browser, standing at a page: language, window and what the browser remembers. */
export async function openAt(browser: Browser, stand: Stand): Promise<Page> {
  const { centre, account, path, locale = 'en', width = 1440, scheme = 'light' } = stand
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    ...stand.context,
  })
  await speak(context, centre, locale)
  if (account) await signIn(context, account)
  if (stand.storage) {
    const entries = JSON.stringify(stand.storage)
    await context.addInitScript(
      `if (!sessionStorage.seeded) { sessionStorage.seeded = 'yes'; Object.assign(localStorage, ${entries}) }`
    )
  }
  const page = await context.newPage()
  await open(page, centre, path)
  return page
}

export function word(key: string): string {
  const text = english.get(key)
  if (text === undefined) throw new Error(`No message ${key}`)
  return text
}

export const read = <Value>(page: Page, expression: string) => page.evaluate<Value>(expression)

export async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return box
}

/** Stops the page's clock: from now on time passes only by `page.clock.runFor`. */
export async function freeze(page: Page) {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' })
  await page.clock.pauseAt('2026-11-21T08:01:00Z')
}
