import { type Browser, chromium, type Page } from 'playwright'
import { chromiumOptions } from '#tests/helpers/browser/chromium'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { enter, origin } from '#benchmarks/figures/first_load'
import { Child } from '#benchmarks/measure/child'
import { percentile } from '#benchmarks/measure/percentile'
import { signIn } from '#benchmarks/measure/visitor'
import { emailOf } from '#benchmarks/seed/centres'
import { fortnight } from '#benchmarks/seed/timetable_rows'
import { samples } from '#benchmarks/settings'

const turns = samples(20)
const weekChanges = samples(200)
const mega = 1024 * 1024

const steps = { later: 'Next', earlier: 'Previous' } as const

/** How long a calendar takes to be painted once its sessions are there, and whether going on and on fills the memory. */
export async function calendarFigures(): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  const browser = await chromium.launch(await chromiumOptions())
  try {
    await web.ready()
    const { cookie } = await signIn(emailOf(0))
    const rooms = await someRooms(browser, cookie)
    const { from: day } = fortnight
    const month = await painted(browser, cookie, `layout=month&day=${day}&room=${rooms.join()}`)
    const week = await painted(browser, cookie, `layout=week&day=${day}&room=${rooms[0]}`)
    const lanes = await painted(browser, cookie, `layout=instructors&scale=week&day=${day}`)
    const grown = await heapAfter(browser, cookie, `layout=week&day=${day}&room=${rooms[0]}`)
    return [
      timeOf('a month of 2,000 sessions painted, p50', month, median(month), 400),
      timeOf('a week of 40 instructors in lanes painted, p50', lanes, median(lanes), 500),
      timeOf('another week of a room painted, p95', week, percentile(week, 0.95), 150),
      {
        name: `heap after ${weekChanges} changes of week`,
        value: `${grown.after.toFixed(1)} MB (${grown.before.toFixed(1)} before)`,
        measured: grown.after / grown.before,
        bound: atMost(1.15),
      },
    ]
  } finally {
    await browser.close()
    await web.stop()
  }
}

const timeOf = (name: string, all: number[], measured: number, limit: number): Figure => ({
  name,
  value: `p50 ${median(all).toFixed(0)}, p95 ${percentile(all, 0.95).toFixed(0)} ms`,
  measured,
  bound: atMost(limit, 'ms'),
})

/** Eight rooms have 1,960 sessions in five weeks. The page asks: Node doesn't find a centre's host. */
async function someRooms(browser: Browser, cookie: string) {
  const { from, to } = fortnight
  const page = await (await enter(browser, cookie)).newPage()
  await page.goto(`${origin}/admin/subjects`)
  const ids = await page.evaluate(`fetch('/admin/calendar/sessions?from=${from}&to=${to}')
    .then((answer) => answer.json())
    .then(({ rooms }) => rooms.slice(0, 8).map(({ id }) => id))`)
  await page.context().close()
  return ids as string[]
}

async function openAt(browser: Browser, cookie: string, query: string) {
  const context = await enter(browser, cookie)
  const page = await context.newPage()
  await page.addInitScript(stopwatch)
  await page.goto(`${origin}/admin/calendar?${query}`)
  await page.locator('[data-session]').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** From the click on until the frame that shows other sessions; those of the next stretch were fetched before. */
async function painted(browser: Browser, cookie: string, query: string) {
  const page = await openAt(browser, cookie, query)
  const taken: number[] = []
  for (let turn = 0; turn <= turns; turn++) {
    const time = await step(page, turn % 2 ? steps.earlier : steps.later)
    await page.waitForLoadState('networkidle')
    if (turn > 0) taken.push(time)
  }
  await page.context().close()
  return taken
}

const step = (page: Page, label: string) =>
  page.evaluate(`timeStep(${JSON.stringify(label)})`) as Promise<number>

async function heapAfter(browser: Browser, cookie: string, query: string) {
  const page = await openAt(browser, cookie, query)
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / mega
  }
  const goOn = async (times: number) => {
    for (let turn = 0; turn < times; turn++)
      await step(page, turn % 2 ? steps.earlier : steps.later)
  }
  await goOn(20)
  const before = await heap()
  await goOn(weekChanges)
  const after = await heap()
  await page.context().close()
  return { before, after }
}

const stopwatch = `
  window.timeStep = (label) => new Promise((resolve) => {
    const shown = () => document.querySelector('[data-session]')?.dataset.session
    const before = shown()
    const began = performance.now()
    new MutationObserver((_, observer) => {
      if (!shown() || shown() === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    }).observe(document, { childList: true, subtree: true, attributes: true })
    document.querySelector('button[aria-label="' + label + '"]').click()
  })`
