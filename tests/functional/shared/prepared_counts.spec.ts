import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ListQuery } from '#core/lists/list_query'
import { studentMakeUps } from '#domain/attendance/make_ups/queries/student_make_ups'
import { describeSessions } from '#domain/attendance/office_day/described_sessions'
import {
  classSessionList,
  classSessionSource,
} from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { db, readTenant } from '#domain/shared/data/database'
import { countCatalogue } from '#domain/shared/lists/count_catalogue'
import { freezeClock } from '#domain/shared/time/clock'
import { missedSession } from '#tests/helpers/attendance/make_ups'
import { createCentre } from '#tests/helpers/centre/centre'

const plansOf = async (text: string) => {
  const { rows } = await sql<{ name: string; kept: string; made: string }>`
    select name, generic_plans as kept, custom_plans as made from pg_prepared_statements
    where statement like ${text} and statement not like '%pg_prepared_statements%'`.execute(db())
  return new Map(rows.map((row) => [row.name, { kept: Number(row.kept), made: Number(row.made) }]))
}

/** Other statements of the same text may have been planned before on this connection. */
const assertPlannedOnce = async (assert: Assert, read: () => Promise<unknown>, text: string) => {
  const before = await plansOf(text)
  for (let time = 0; time < 3; time++) await read()
  const uses = [...(await plansOf(text))].map(([name, { kept, made }]) => {
    const earlier = before.get(name) ?? { kept: 0, made: 0 }
    return { kept: kept - earlier.kept, made: made - earlier.made }
  })
  assert.deepEqual(
    uses.filter(({ kept, made }) => kept + made > 0),
    [{ kept: 3, made: 0 }]
  )
}

test.group("What a student's page reads beside its open tab", (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test('sessions that are ahead are planned once for a connection', async ({ assert }) => {
    const query = new ListQuery(classSessionList, { student: randomUUID() })
    const read = () =>
      countCatalogue(classSessionSource, query.in({ timezone: 'Asia/Riyadh' }, 'en'))
    await readTenant((await createCentre()).id, () =>
      assertPlannedOnce(assert, read, '%count(*)::integer as total from "listed_class_sessions"%')
    )
  })

  test('the session an overview names is planned once for a connection', async ({ assert }) => {
    const read = () => describeSessions([randomUUID()])
    await readTenant((await createCentre()).id, () =>
      assertPlannedOnce(assert, read, '%"h"."expected", "h"."arrived"%')
    )
  })

  test('make-up credits are planned once for a connection', async ({ assert }) => {
    const centre = await createCentre()
    const { student } = await missedSession(centre)
    await readTenant(centre.id, () =>
      assertPlannedOnce(
        assert,
        () => studentMakeUps(student),
        '%"make_up_credits" as "c"%order by%'
      )
    )
  })
})
