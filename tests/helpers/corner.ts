import type { Browser, BrowserContext, Page } from 'playwright'
import env from '#start/env'
import type { Account, Centre } from '#tests/helpers/centre'
import { addressOf, signIn } from '#tests/helpers/browser'
import type { VisitedPage } from '#tests/helpers/pages/visited_page'

/** One corner of the matrix every page must look right in. */
export type Corner = {
  locale: 'en' | 'ar'
  scheme: 'light' | 'dark'
  width: 1440 | 390
}

export const corners: Corner[] = (['en', 'ar'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ([1440, 390] as const).map((width) => ({ locale, scheme, width }))
  )
)

export const nameOf = ({ locale, scheme, width }: Corner) => `${locale}-${scheme}-${width}`

/** A page with what went wrong in it: script errors, what its security policy refused, words it lacks. */
export type OpenedPage = { page: Page; problems: string[] }

/** Walks through pages in a corner: one window for each person, one of its own for whoever comes in an unusual way. */
export function walkIn(browser: Browser, centre: Centre, corner: Corner) {
  const windows = new Map<Account, BrowserContext>()

  async function windowOf(visited: VisitedPage): Promise<BrowserContext> {
    const { name, path, account, ...unusual } = visited
    if (!account || Object.keys(unusual).length > 0)
      return openWindow(browser, centre, visited, corner)
    const kept = windows.get(account)
    if (kept) return kept
    const made = await openWindow(browser, centre, visited, corner)
    windows.set(account, made)
    return made
  }

  return {
    /** Opens a page, hands it over when all of it is there, and closes it. */
    async visit(visited: VisitedPage, look: (opened: OpenedPage) => Promise<void>): Promise<void> {
      const window = await windowOf(visited)
      const page = await window.newPage()
      await look({ page, problems: await open(page, centre, visited) })
      await page.close()
      if (!windows.has(visited.account!)) await window.close()
    },

    async end(): Promise<void> {
      for (const window of windows.values()) await window.close()
    },
  }
}

async function openWindow(
  browser: Browser,
  centre: Centre,
  visited: VisitedPage,
  { locale, scheme, width }: Corner
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const url = addressOf({ host: visited.host ?? centre.host })
  await context.addCookies([{ name: 'locale', value: locale, url }])
  if (visited.account) await signIn(context, visited.account, visited)
  return context
}

async function open(page: Page, centre: Centre, visited: VisitedPage): Promise<string[]> {
  const problems = problemsOf(page)
  if (visited.holds) await holdBack(page, visited.holds)
  const restore = visited.settings && change(visited.settings)
  await page.goto(addressOf({ host: visited.host ?? centre.host }, visited.path))
  restore?.()
  await page.locator('h1').first().waitFor()
  if (!visited.holds) await page.waitForLoadState('networkidle')
  return problems
}

/** What a page sends there by itself is left without an answer, so that it is seen waiting. */
const holdBack = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => {
    if (route.request().method() === 'GET') void route.continue()
  })

/** Changes settings of the installation; answers how to change them back. */
function change({ DEMO, SIGNUP }: NonNullable<VisitedPage['settings']>) {
  const usual = { DEMO: env.get('DEMO'), SIGNUP: env.get('SIGNUP') }
  if (DEMO !== undefined) env.set('DEMO', DEMO)
  if (SIGNUP) env.set('SIGNUP', SIGNUP)
  return () => {
    env.set('DEMO', usual.DEMO)
    env.set('SIGNUP', usual.SIGNUP)
  }
}

/** What the policy refused, and words a page lacks. */
const told = /content security policy|IntlError|(MISSING|INVALID|FORMATTING)_/i

/** Filled while the page lives. */
export function problemsOf(page: Page) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (told.test(message.text())) problems.push(message.text())
  })
  return problems
}

/** How many CSS pixels the page can be scrolled sideways: none is right. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  )
