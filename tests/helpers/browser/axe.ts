import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = { id: string; nodes: { target: string[]; failureSummary?: string }[] }

/** Waits for what fades in or out: a menu that is closing still covers what lies beneath it. */
const standStill = `Promise.allSettled(document.getAnimations()
  .filter(({ playState, effect, timeline }) =>
    playState === 'running' && timeline === document.timeline && effect.getComputedTiming().endTime < 1000)
  .map(({ finished }) => finished)).then(() => undefined)`

/**
 * What axe finds wrong with the page once it stands still, one line each; nothing is expected. Looked at from its top: what
 * has scrolled half behind the bar above would count as too small to press. Afterwards it stands where it stood.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const place = await page.evaluate<number>('scrollY')
  await scrollTo(page, 0)
  await page.evaluate(standStill)
  await page.evaluate(source)
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then((found) => found.violations)`
  )
  await scrollTo(page, place)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`)
  )
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
