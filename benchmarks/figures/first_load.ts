import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from 'playwright'
import { chromiumOptions } from '#tests/helpers/chromium'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { buildBare } from '#benchmarks/page/build_bare'
import { Child } from '#benchmarks/measure/child'
import { host, signIn } from '#benchmarks/measure/visitor'
import { emailOf } from '#benchmarks/seed/centres'
import { settings } from '#benchmarks/settings'

const times = 7
const origin = `http://${host}:${settings.port}`
const kilo = 1000

/** What the students' page brings to a browser that was never here, and how soon its first row is seen. */
export async function firstLoad(): Promise<Figure[]> {
  await buildBare()
  const web = new Child('benchmarks/server/web.js')
  const browser = await chromium.launch(await chromiumOptions())
  try {
    await web.ready()
    const { cookie } = await signIn(emailOf(0))
    const { scripts, styles, visit } = await weigh(browser, cookie)
    const list: number[] = []
    const bare: number[] = []
    for (let time = 0; time <= times; time++) {
      const seen = [
        await firstRow(browser, cookie, '/admin/students'),
        await firstRow(browser, cookie, '/admin/bench/bare'),
      ]
      if (time > 0) [list, bare].forEach((all, index) => all.push(seen[index]!))
    }
    const inKilobytes = (name: string, bytes: number, limit: number): Figure => {
      const value = `${(bytes / kilo).toFixed(1)} kB`
      return { name, value, measured: bytes / kilo, bound: atMost(limit, 'kB') }
    }
    return [
      inKilobytes('first load, JS gzip', scripts, 257),
      inKilobytes('first load, CSS gzip', styles, 40),
      {
        name: 'first row seen, cold',
        value: `${median(list).toFixed(0)} ms`,
        floor: `${median(bare).toFixed(0)} ms bare page`,
        measured: median(list) / median(bare),
        bound: atMost(1.5, 'x bare page'),
      },
      inKilobytes('visit to the next list page, gzip of all answers', visit, 15),
    ]
  } finally {
    await browser.close()
    await web.stop()
  }
}

async function enter(browser: Browser, cookie: string) {
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

/** From the beginning of the navigation to the frame that shows the first row, in a context with nothing cached. */
async function firstRow(browser: Browser, cookie: string, path: string) {
  const context = await enter(browser, cookie)
  const page = await context.newPage()
  await page.addInitScript(watcher)
  await page.goto(origin + path)
  await page.locator('tbody tr td').first().waitFor()
  let seen = 0
  while (!seen) seen = (await page.evaluate('window.firstRow')) as number
  await context.close()
  return seen
}

const watcher = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('tbody tr td')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.firstRow = performance.now() }))
  }).observe(document, { childList: true, subtree: true })`
