import { test } from '@japa/runner'
import { sql } from 'kysely'
import { enrolmentClockJob } from '#app/jobs/enrolment_clock_job'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { freezeClock } from '#domain/shared/time/clock'
import { db, readTenant } from '#domain/shared/data/database'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'
import { actIn, filledGroup } from '#tests/helpers/teaching/groups'

async function offered(centre: Centre) {
  const { seated } = await filledGroup(centre, 1, 1)
  await new DropEnrolment().execute({ ...actIn(centre), id: seated[0]!, reason: 'Moved away' })
}

const expiries = async (centre: Centre) => {
  const { rows } = await readTenant(centre.id, () =>
    sql<{ at: string }>`
      select xmin::text as at from enrolments where status = 'expired'
      order by xmin::text::bigint`.execute(db())
  )
  return rows.map(({ at }) => Number(at))
}

test.group('The enrolment clock of several centres', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00:00Z'))

  test('goes a group of each centre at a time: one with much to do keeps no other waiting', async ({
    assert,
    cleanup,
  }) => {
    const [busy, other] = [await createCentre(), await createCentre()]
    for (let groups = 0; groups < 3; groups++) await offered(busy)
    await offered(other)
    cleanup(freezeClock('2026-11-23T09:00:00Z'))
    await enrolmentClockJob()
    const [first, second] = await expiries(busy)
    const [only] = await expiries(other)
    assert.isAbove(only!, first!)
    assert.isBelow(only!, second!)
  })
})
