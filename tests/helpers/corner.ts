import type { Browser, Page } from 'playwright'
import env from '#start/env'
import type { Centre } from '#tests/helpers/centre'
import { addressOf, signIn } from '#tests/helpers/browser'
import type { VisitedPage } from '#tests/helpers/every_page'

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

/** A page with what went wrong in it: script errors, and what its security policy refused. */
export type OpenedPage = { page: Page; problems: string[] }

/** Opens a page in a corner with a browser context of its own. */
export async function openInCorner(
  browser: Browser,
  centre: Centre,
  visited: VisitedPage,
  { locale, scheme, width }: Corner
): Promise<OpenedPage> {
  const place = { host: visited.host ?? centre.host }
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'locale', value: locale, url: addressOf(place) }])
  if (visited.account) await signIn(context, visited.account, visited)
  const page = await context.newPage()
  const problems = problemsOf(page)
  if (visited.holds) await holdBack(page, visited.holds)
  const restore = visited.settings && change(visited.settings)
  await page.goto(addressOf(place, visited.path))
  restore?.()
  await page.locator('h1').first().waitFor()
  if (!visited.holds) await page.waitForLoadState('networkidle')
  return { page, problems }
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

/** Filled while the page lives. */
export function problemsOf(page: Page) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text())
  })
  return problems
}

/** How many CSS pixels the page can be scrolled sideways: none is right. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  )
