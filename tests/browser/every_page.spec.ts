import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/axe'
import { type Corner, nameOf, openInCorner, sidewaysScroll } from '#tests/helpers/corner'
import { everyPage } from '#tests/helpers/every_page'

/** Two corners that differ in everything; `npm run test:matrix` opens all eight. */
const corners: Corner[] = [
  { locale: 'en', scheme: 'light', width: 1440 },
  { locale: 'ar', scheme: 'dark', width: 390 },
]
let place: Awaited<ReturnType<typeof everyPage>>

test.group('Every page', (group) => {
  group.setup(async () => {
    place = await everyPage()
  })

  for (const corner of corners) {
    test(`has no axe violation, no sideways scroll, nothing refused: ${nameOf(corner)}`, async ({
      assert,
      browser,
    }) => {
      const found: Record<string, unknown> = {}
      for (const visited of place.pages) {
        const { page, problems } = await openInCorner(browser, place.centre, visited, corner)
        const axe = await axeViolations(page)
        const sideways = await sidewaysScroll(page)
        if (axe.length + problems.length + sideways > 0) {
          found[visited.name] = { axe, problems, sideways }
        }
        await page.context().close()
      }
      assert.deepEqual(found, {})
    }).timeout(300_000)
  }
})
