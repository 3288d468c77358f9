import { test } from '@japa/runner'
import type { Account } from '#tests/helpers/centre/centre'
import { createPerson } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { link } from '#tests/helpers/people/guardians'
import { endsFor } from '#tests/helpers/pages/ended_sign_ins'
import { everyPage, setStage } from '#tests/helpers/pages/every_page'
import type { Stage, VisitedPage } from '#tests/helpers/pages/visited_page'
import { trailsOf, walkBack } from '#tests/helpers/pages/walk_back'

const portals = ['admin', 'instructor', 'student', 'guardian'] as const
type Portal = (typeof portals)[number]

let stage: Stage & { guardian: Account }
let pages: VisitedPage[]

test.group('Back after a sign-in has ended', (group) => {
  group.setup(async () => {
    const usual = await setStage()
    pages = await everyPage(usual)
    const { centre } = usual
    const guardian = await createPerson(centre, 'guardian')
    const child = await createStudent(centre, { firstName: 'Readable', lastName: 'Child' })
    await link(centre, child.id, guardian.personId)
    stage = { ...usual, guardian }
  })

  for (const portal of portals) {
    test(`T16 shows no page of the portal again, however it ended: ${portal}`, async ({
      assert,
      browser,
    }) => {
      const account = stage[portal]
      const trails = trailsOf(pagesIn(portal))
      assert.isNotEmpty(trails)
      const ends = endsFor(account)
      const readableAgain: string[] = []
      const readable: string[] = []
      for (let at = 0; at < Math.max(trails.length, ends.length); at++) {
        const trail = { pages: trails[at % trails.length]!, end: ends[at % ends.length]! }
        readableAgain.push(
          ...(await walkBack(browser, account, { ...trail, home: homeOf(portal), readable }))
        )
      }
      assert.deepEqual(readableAgain, [])
    }).timeout(600_000)
  }
})

const homeOf = (portal: Portal) => (portal === 'admin' ? '/admin' : '/')

/** A guardian has the pages of a student. */
function pagesIn(portal: Portal): VisitedPage[] {
  const account = portal === 'guardian' ? stage.student : stage[portal]
  return pages.filter((page) => page.account === account && isUsual(page))
}

/** Opened as it is, without a lock, a step of a sign-in or another host; the gallery is anybody's. */
const isUsual = ({ name, path, account, ...unusual }: VisitedPage) =>
  Boolean(name && account) && !path.startsWith('/preview') && Object.keys(unusual).length === 0
