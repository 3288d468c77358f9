import { type Browser, chromium, type Page } from 'playwright'
import { chromiumOptions } from '#tests/helpers/browser/chromium'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { enter, origin } from '#benchmarks/figures/first_load'
import { buildBare } from '#benchmarks/page/build_bare'
import { Child } from '#benchmarks/measure/child'
import { percentile } from '#benchmarks/measure/percentile'
import { signIn } from '#benchmarks/measure/visitor'
import { emailOf } from '#benchmarks/seed/centres'
import { samples } from '#benchmarks/settings'

const turns = samples(25)

type Stop = { link: string; row: string }

const listAt = (name: string): Stop => ({
  link: `nav a[href="/admin/${name}"]`,
  row: `tbody a[data-row-link][href^="/admin/${name}/"]`,
})
const bareAt = (page: number, firstRow: number): Stop => ({
  link: `a[href$="?page=${page}"]`,
  row: `tr[data-id="${firstRow}"]`,
})

const ours = { path: '/admin/students', stops: ['guardians', 'groups', 'students'].map(listAt) }
const plain = { path: '/admin/bench/bare', stops: [bareAt(2, 26), bareAt(1, 1)] }

export async function listVisits(): Promise<Figure[]> {
  await buildBare()
  const web = new Child('benchmarks/server/web.js')
  const browser = await chromium.launch(await chromiumOptions())
  try {
    await web.ready()
    const { cookie } = await signIn(emailOf(0))
    const [lists, bare] = [await open(browser, cookie, ours), await open(browser, cookie, plain)]
    const taken = { lists: [] as number[], bare: [] as number[] }
    for (let turn = 0; turn <= turns; turn++) {
      const [between, beside] = [await tour(lists, ours.stops), await tour(bare, plain.stops)]
      if (turn === 0) continue
      taken.lists.push(...between)
      taken.bare.push(...beside)
    }
    const told = (values: number[]) =>
      `p50 ${median(values).toFixed(0)}, p95 ${percentile(values, 0.95).toFixed(0)} ms`
    return [
      {
        name: 'visit from list to list in Chromium, p95',
        value: told(taken.lists),
        floor: `${told(taken.bare)} plain page`,
        measured: percentile(taken.lists, 0.95),
        bound: atMost(100, 'ms'),
      },
    ]
  } finally {
    await browser.close()
    await web.stop()
  }
}

async function open(browser: Browser, cookie: string, { path, stops }: typeof ours) {
  const page = await (await enter(browser, cookie)).newPage()
  await page.addInitScript(stopwatch)
  await page.goto(origin + path)
  await page.locator(stops.at(-1)!.row).first().waitFor()
  return page
}

async function tour(page: Page, stops: Stop[]) {
  await page.bringToFront()
  const taken: number[] = []
  for (const stop of stops) {
    taken.push((await page.evaluate(`timeVisit(${JSON.stringify(stop)})`)) as number)
    await page.waitForLoadState('networkidle')
  }
  return taken
}

/** From the click to the frame that shows the row. */
const stopwatch = `
  window.timeVisit = ({ link, row }) => new Promise((resolve) => {
    const began = performance.now()
    new MutationObserver((_, observer) => {
      if (!document.querySelector(row)) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    }).observe(document, { childList: true, subtree: true, attributes: true })
    document.querySelector(link).click()
  })`
