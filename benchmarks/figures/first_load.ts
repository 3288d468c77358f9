import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from 'playwright'
import { chromiumOptions } from '#tests/helpers/browser/chromium'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { buildBare } from '#benchmarks/page/build_bare'
import { Child } from '#benchmarks/measure/child'
import { host, signIn } from '#benchmarks/measure/visitor'
import { emailOf } from '#benchmarks/seed/centres'
import { settings } from '#benchmarks/settings'

const times = 7
export const origin = `http://${host}:${settings.port}`
const kilo = 1000

export async function firstLoad(): Promise<Figure[]> {
  await buildBare()
  const web = new Child('benchmarks/server/web.js')
  const browser = await chromium.launch(await chromiumOptions())
  try {
    await web.ready()
    const { cookie } = await signIn(emailOf(0))
    const { scripts, styles, visit } = await weigh(browser, cookie)
    const seen = await coldTimes(browser, cookie)
    const inKilobytes = (name: string, bytes: number, limit: number): Figure => {
      const value = `${(bytes / kilo).toFixed(1)} kB`
      return { name, value, measured: bytes / kilo, bound: atMost(limit, 'kB') }
    }
    return [
      inKilobytes('first load, JS gzip', scripts, 240),
      inKilobytes('first load, CSS gzip', styles, 40),
      {
        name: 'first row seen, cold',
        value: `${seen.list.toFixed(0)} ms`,
        floor: `${seen.bare.toFixed(0)} ms bare page`,
        measured: seen.list / seen.bare,
        bound: atMost(1.5, 'x bare page'),
      },
      {
        name: 'first row seen, cold, told beside a page without shell and kit',
        value: `${seen.list.toFixed(0)} ms`,
        floor: `${seen.plain.toFixed(0)} ms plain page`,
        measured: seen.list / seen.plain,
      },
      inKilobytes('visit to the next list page, gzip of all answers', visit, 15),
    ]
  } finally {
    await browser.close()
    await web.stop()
  }
}

export async function enter(browser: Browser, cookie: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin }
  })
  await context.addCookies(cookies)
  return context
}

async function weigh(browser: Browser, cookie: string) {
  const context = await enter(browser, cookie)
  const page = await context.newPage()
  const first = await collect(page, () => page.goto(`${origin}/admin/students`))
  const weight = (pattern: RegExp) =>
    first.filter(({ type }) => pattern.test(type)).reduce((sum, { size }) => sum + size, 0)
  const next = page.locator('nav a', { hasText: /^2$/ })
  const answers = await collect(page, async () => {
    const answered = page.waitForResponse(/page=2/)
    await next.click()
    await answered
  })
  await context.close()
  return {
    scripts: weight(/javascript/),
    styles: weight(/css/),
    visit: answers.reduce((sum, { size }) => sum + size, 0),
  }
}

async function collect(page: Page, act: () => Promise<unknown>) {
  const weighed: Promise<{ type: string; size: number }>[] = []
  const note = (response: Response) => weighed.push(weightOf(response))
  page.on('response', note)
  await act()
  await page.locator('tbody tr').first().waitFor()
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  return Promise.all(weighed)
}

async function weightOf(response: Response) {
  const type = response.headers()['content-type'] ?? ''
  const body = await response.body().catch(() => Buffer.alloc(0))
  return { type, size: gzipSync(body, { level: 6 }).length }
}

const coldPages = {
  list: { path: '/admin/students', what: 'tbody tr td' },
  /** The product's barest page: the same shell, language and session, one heading and a sentence. */
  bare: { path: '/admin/nowhere', what: 'main h1' },
  /** React, Inertia and a table, without shell, kit and words: what a browser needs at the very least. */
  plain: { path: '/admin/bench/bare', what: 'tbody tr td' },
}
type ColdPage = keyof typeof coldPages

/** Medians in milliseconds; the pages take turns, and the first turn warms the server and is not counted. */
async function coldTimes(browser: Browser, cookie: string): Promise<Record<ColdPage, number>> {
  const names = Object.keys(coldPages) as ColdPage[]
  const all: Record<ColdPage, number[]> = { list: [], bare: [], plain: [] }
  for (let time = 0; time <= times; time++) {
    for (const name of names) {
      const seen = await firstSeen(browser, cookie, coldPages[name])
      if (time > 0) all[name].push(seen)
    }
  }
  return { list: median(all.list), bare: median(all.bare), plain: median(all.plain) }
}

/** From the beginning of the navigation to the frame that shows it, in a context with nothing cached. */
async function firstSeen(
  browser: Browser,
  cookie: string,
  { path, what }: { path: string; what: string }
) {
  const context = await enter(browser, cookie)
  const page = await context.newPage()
  await page.addInitScript(watcherFor(what))
  await page.goto(origin + path)
  await page.locator(what).first().waitFor()
  let seen = 0
  while (!seen) seen = (await page.evaluate('window.firstSeen')) as number
  await context.close()
  return seen
}

const watcherFor = (what: string) => `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('${what}')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.firstSeen = performance.now() }))
  }).observe(document, { childList: true, subtree: true })`
