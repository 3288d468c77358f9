import { test } from '@japa/runner'
import { type Corner, nameOf } from '#tests/helpers/corner'
import { chapterNames, pagesOf, setStage } from '#tests/helpers/pages/every_page'
import { findingsIn } from '#tests/helpers/pages/findings'
import type { Stage, VisitedPage } from '#tests/helpers/pages/visited_page'

/** Two corners that differ in everything; `npm run test:matrix` opens all eight. */
const corners: Corner[] = [
  { locale: 'en', scheme: 'light', width: 1440 },
  { locale: 'ar', scheme: 'dark', width: 390 },
]
let stage: Stage

test.group('Every page', (group) => {
  group.setup(async () => {
    stage = await setStage()
  })

  for (const chapter of chapterNames) {
    let pages: VisitedPage[]

    for (const corner of corners) {
      test(`has no axe violation, no sideways scroll, nothing refused, every word: ${chapter}, ${nameOf(corner)}`, async ({
        assert,
        browser,
      }) => {
        pages ??= await pagesOf(chapter, stage)
        assert.isNotEmpty(pages)
        assert.deepEqual(await findingsIn(browser, stage.centre, pages, corner), {})
      }).timeout(300_000)
    }
  }
})
