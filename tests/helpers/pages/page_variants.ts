import type { Browser, BrowserContext, Page, Request } from 'playwright'
import env from '#start/env'
import type { Account, Centre } from '#tests/helpers/centre/centre'
import { addressOf, beDevice, signIn } from '#tests/helpers/browser/navigate'
import { problemsOf } from '#tests/helpers/browser/page_problems'
import type { VisitedPage } from '#tests/helpers/pages/visited_page'

/** One variant of the matrix every page must look right in. */
export type PageVariant = {
  locale: 'en' | 'ar'
  scheme: 'light' | 'dark'
  width: 1440 | 390
}

export const pageVariants: PageVariant[] = (['en', 'ar'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ([1440, 390] as const).map((width) => ({ locale, scheme, width }))
  )
)

export const nameOf = ({ locale, scheme, width }: PageVariant) => `${locale}-${scheme}-${width}`

export type OpenedPage = { page: Page; problems: string[] }

type Tab = OpenedPage & { requests: Promise<unknown>[] }

/** Opens pages in one variant: each person in one tab, whoever comes in an unusual way in a window of their own. */
export function pageVisitor(browser: Browser, centre: Centre, variant: PageVariant) {
  const tabs = new Map<Account, Tab>()

  async function tabOf(visited: VisitedPage): Promise<Tab> {
    const { name, path, account, ...unusual } = visited
    const isUsual = account && Object.keys(unusual).length === 0
    const kept = isUsual && tabs.get(account)
    if (kept) return kept
    const page = await (await openWindow(browser, centre, visited, variant)).newPage()
    const tab = { page, problems: problemsOf(page), requests: requestsOf(page) }
    if (isUsual) tabs.set(account, tab)
    return tab
  }

  return {
    async visit(visited: VisitedPage, look: (opened: OpenedPage) => Promise<void>): Promise<void> {
      const tab = await tabOf(visited)
      await open(tab, centre, visited)
      await look(tab)
      tab.problems.length = 0
      if (tabs.get(visited.account!) !== tab) await tab.page.context().close()
    },

    async end(): Promise<void> {
      for (const { page } of tabs.values()) await page.context().close()
    },
  }
}

async function openWindow(
  browser: Browser,
  centre: Centre,
  visited: VisitedPage,
  { locale, scheme, width }: PageVariant
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const url = addressOf({ host: visited.host ?? centre.host })
  await context.addCookies([{ name: 'locale', value: locale, url }])
  if (visited.account) await signIn(context, visited.account, visited)
  if (visited.device) await beDevice(context, centre, visited.device)
  return context
}

async function open({ page, requests }: Tab, centre: Centre, visited: VisitedPage): Promise<void> {
  if (visited.holds) await holdBack(page, visited.holds)
  const restore = visited.settings && change(visited.settings)
  await page.goto(addressOf({ host: visited.host ?? centre.host }, visited.path))
  restore?.()
  await page.locator('h1').first().waitFor()
  if (!visited.holds) await settle(page, requests)
}

function requestsOf(page: Page) {
  const requests: Promise<unknown>[] = []
  const ends = new Map<Request, () => void>()
  page.on('request', (request) => {
    // A stream of changes ends with its page
    if (request.resourceType() === 'eventsource') return
    requests.push(new Promise<void>((end) => ends.set(request, end)))
  })
  const end = (request: Request) => {
    ends.get(request)?.()
    ends.delete(request)
  }
  page.on('requestfinished', end)
  // Given up, when nobody may be waiting for it any more
  page.on('requestfailed', end)
  return requests
}

/** The next but one frame is painted and nothing waits to be done. */
const drawn =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))))'

async function settle(page: Page, requests: Promise<unknown>[]) {
  do {
    await Promise.allSettled(requests.splice(0))
    await page.evaluate(drawn)
  } while (requests.length > 0)
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
