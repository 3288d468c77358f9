import { type Browser, chromium } from 'playwright'
import { boys, girls } from '#database/seeders/demo/data/names'
import { chromiumOptions } from '#tests/helpers/browser/chromium'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { enter, origin } from '#benchmarks/figures/first_load'
import { Child } from '#benchmarks/measure/child'
import { percentile } from '#benchmarks/measure/percentile'
import { signIn } from '#benchmarks/measure/visitor'
import { emailOf } from '#benchmarks/seed/centres'
import { samples } from '#benchmarks/settings'

const tries = samples(50)
const openings = samples(15)

/** Names as they are typed, the letter that is measured last: in both scripts by turns. */
const typed = [...boys, ...girls].flatMap(([latin, arabic], place) => {
  const name = place % 2 ? arabic : latin.toLowerCase()
  return name.length > 3 ? [name.slice(0, 3 + (place % 3))] : []
})

export async function paletteFigures(): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  const browser = await chromium.launch(await chromiumOptions())
  try {
    await web.ready()
    const { cookie } = await signIn(emailOf(0))
    const first = await Array.fromAsync({ length: openings + 1 }, () => opened(browser, cookie))
    const painted = await pressed(browser, cookie)
    const told = (values: number[]) =>
      `p50 ${median(values).toFixed(0)}, p95 ${percentile(values, 0.95).toFixed(0)} ms`
    const inTime = (name: string, values: number[]): Figure => ({
      name,
      value: told(values),
      measured: percentile(values, 0.95),
      bound: atMost(100, 'ms'),
    })
    return [
      inTime('palette opened for the first time in Chromium, p95', first.slice(1)),
      inTime('palette, key press to results painted in Chromium, p95', painted),
    ]
  } finally {
    await browser.close()
    await web.stop()
  }
}

/** A page that has rested, in a context with nothing cached; from Ctrl+K to the frame that shows what is offered. */
async function opened(browser: Browser, cookie: string): Promise<number> {
  const page = await (await enter(browser, cookie)).newPage()
  await page.addInitScript(stopwatch)
  const prepared = page.waitForResponse(/\/palette-[^/]*\.js$/)
  await page.goto(`${origin}/admin/profile`)
  await prepared
  await page.waitForLoadState('networkidle')
  const taken = await page.evaluate<number>('timeOpening()')
  await page.context().close()
  return taken
}

async function pressed(browser: Browser, cookie: string): Promise<number[]> {
  const page = await (await enter(browser, cookie)).newPage()
  await page.addInitScript(stopwatch)
  await page.goto(`${origin}/admin/students`)
  await page.locator('tbody tr').first().waitFor()
  const taken: number[] = []
  for (let turn = 0; turn <= tries; turn++) {
    const query = typed[turn % typed.length]!
    await page.locator('input[data-search=box]').fill(query.slice(0, -1))
    await page.locator('[data-palette] [aria-busy=false]').waitFor({ state: 'attached' })
    taken.push(await page.evaluate<number>(`timeKey(${JSON.stringify(query)})`))
  }
  return taken.slice(1)
}

const stopwatch = `
  const painted = (isThere, act) => new Promise((resolve) => {
    const began = performance.now()
    new MutationObserver((_, observer) => {
      if (!isThere()) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    }).observe(document, { childList: true, subtree: true, attributes: true })
    act()
  })
  const field = () => document.querySelector('input[data-search=box]')
  window.timeOpening = () => painted(
    () => document.querySelector('[data-palette] [role=option]'),
    () => document.body.dispatchEvent(new KeyboardEvent('keydown',
      { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true })))
  let wasBusy = false
  window.timeKey = (text) => {
    wasBusy = false
    return painted(
      () => {
        const isBusy = document.querySelector('[data-palette] [role=listbox]').ariaBusy === 'true'
        wasBusy ||= isBusy
        return wasBusy && !isBusy
      },
      () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field(), text)
        field().dispatchEvent(new Event('input', { bubbles: true }))
      })
  }`
