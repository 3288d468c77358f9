import { test } from '@japa/runner'
import { type PageVariant, nameOf } from '#tests/helpers/pages/page_variants'
import { chapterNames, pagesOf, setStage } from '#tests/helpers/pages/every_page'
import { findingsIn } from '#tests/helpers/pages/findings'
import { Overlooked } from '#tests/helpers/pages/overlooked'
import type { Stage, VisitedPage } from '#tests/helpers/pages/visited_page'

/** Two variants that differ in everything; `npm run test:matrix` opens all eight. */
const pageVariants: PageVariant[] = [
  { locale: 'en', scheme: 'light', width: 1440 },
  { locale: 'ar', scheme: 'dark', width: 390 },
]
const overlooked = new Overlooked()
const looked = new Set<string>()
let stage: Stage

test.group('Every page', (group) => {
  group.setup(async () => {
    stage = await setStage()
  })

  for (const chapter of chapterNames) {
    let pages: VisitedPage[]

    for (const variant of pageVariants) {
      test(`has no axe violation, no sideways scroll, nothing refused, every word: ${chapter}, ${nameOf(variant)}`, async ({
        assert,
        browser,
      }) => {
        pages ??= await pagesOf(chapter, stage)
        assert.isNotEmpty(pages)
        const found = await findingsIn(browser, stage.centre, pages, variant, (page, visited) =>
          overlooked.see(page, visited)
        )
        assert.deepEqual(found, {})
        looked.add(chapter)
      }).timeout(300_000)
    }
  }

  test('no page and no tab of one is overlooked', ({ assert }) => {
    // Only where all of them were opened: a chapter may be run alone
    if (looked.size === chapterNames.length) assert.deepEqual(overlooked.rest, [])
  })
})
