import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { axeViolations } from '#tests/helpers/axe'
import { corners, nameOf, openInCorner, sidewaysScroll } from '#tests/helpers/corner'
import { everyPage } from '#tests/helpers/every_page'

/** Pictures to look at; never committed. */
const shots = join(env.get('DATA_DIR'), 'screenshots')
let place: Awaited<ReturnType<typeof everyPage>>

test.group('Every page in every corner', (group) => {
  group.setup(async () => {
    mkdirSync(shots, { recursive: true })
    place = await everyPage()
  })

  for (const corner of corners) {
    test(`no axe violation and no sideways scroll: ${nameOf(corner)}`, async ({
      assert,
      browser,
    }) => {
      for (const visited of place.pages) {
        const { page, problems } = await openInCorner(browser, place.centre, visited, corner)
        await page.screenshot({ path: join(shots, `${visited.name}-${nameOf(corner)}.png`) })
        assert.deepEqual(await axeViolations(page), [], visited.name)
        assert.isAtMost(await sidewaysScroll(page), 0, visited.name)
        assert.deepEqual(problems, [], visited.name)
        await page.context().close()
      }
    }).timeout(300_000)
  }
})
