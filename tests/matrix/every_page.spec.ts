import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { pageVariants, nameOf } from '#tests/helpers/pages/page_variants'
import { everyPage, setStage } from '#tests/helpers/pages/every_page'
import { findingsIn } from '#tests/helpers/pages/findings'
import type { Stage, VisitedPage } from '#tests/helpers/pages/visited_page'

/** Pictures to look at; never committed. */
const shots = join(env.get('DATA_DIR'), 'screenshots')
let stage: Stage
let pages: VisitedPage[]

test.group('Every page in every variant', (group) => {
  group.setup(async () => {
    mkdirSync(shots, { recursive: true })
    stage = await setStage()
    pages = await everyPage(stage)
  })

  for (const variant of pageVariants) {
    test(`no axe violation and no sideways scroll: ${nameOf(variant)}`, async ({
      assert,
      browser,
    }) => {
      const found = await findingsIn(browser, stage.centre, pages, variant, (page, { name }) =>
        page.screenshot({ path: join(shots, `${name}-${nameOf(variant)}.png`) })
      )
      assert.deepEqual(found, {})
    }).timeout(600_000)
  }
})
