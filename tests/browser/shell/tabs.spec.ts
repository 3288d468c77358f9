import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { createCentre } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { busyInstructor } from '#tests/helpers/people/instructors'
import { read } from '#tests/helpers/browser/open_at'

const row = `const row = document.querySelector('main nav[class*=tabs]'), style = getComputedStyle(row)`

const edges = (page: Page) =>
  read<[string, string, string]>(
    page,
    `(() => { ${row}; return ['edge-before', 'edge-after', 'onward'].map((edge) => style.getPropertyValue('--mz-' + edge).trim()) })()`
  )

/** Scrolls the tabs to their end, which in Arabic is on the left, and waits until it is drawn. */
const scrollOn = (page: Page) =>
  read(
    page,
    `new Promise((drawn) => { ${row}; row.scrollLeft = (style.direction === 'rtl' ? -1 : 1) * row.scrollWidth; requestAnimationFrame(() => requestAnimationFrame(drawn)) })`
  )

for (const [locale, end] of [
  ['en', 'right'],
  ['ar', 'left'],
] as const) {
  test(`tabs that do not fit fade at the end that hides some, and not where all is shown (${locale})`, async ({
    assert,
    browser,
  }) => {
    const centre = await createCentre()
    const path = `/admin/instructors/${await busyInstructor(centre)}`
    for (const width of [340, 1440]) {
      const office = await openBackOffice(browser, { locale, width, centre })
      await go(office, path)
      const { page } = office
      const isNarrow = width < 1440
      assert.deepEqual(await edges(page), ['0px', isNarrow ? '48px' : '0px', end])
      await scrollOn(page)
      const [before, after, onward] = await edges(page)
      assert.deepEqual([before, onward], [isNarrow ? '48px' : '0px', end])
      // A row that is a part of a pixel too long can't be scrolled by that part
      assert.isBelow(Number.parseFloat(after), 8)
      await page.context().close()
    }
  })
}
