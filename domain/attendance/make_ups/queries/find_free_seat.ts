import { choiceFault } from '#domain/attendance/make_ups/queries/make_up_choices'
import { creditState } from '#domain/scheduling/class_sessions/queries/credit_state'
import { groupNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { jsonById } from '#domain/shared/data/sql'
import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

interface Seat {
  creditId: string
  sessionId: string
}

const seat = statement((query, wanted: Seat) =>
  query
    .selectFrom('make_up_credits as c')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').on('s.id', '=', wanted.sessionId)
    )
    .where('c.id', '=', wanted.creditId)
    .where(creditState, '=', 'available')
    .select(['s.title', 's.type', 's.starts_at', 's.ends_at', 's.time_zone'])
    .select(groupNamed.as('group'))
    .select(
      jsonById('students', sql.ref('c.student_id'), ['id', ...storedNameFields]).as('student')
    )
)

/** A seat a family is written to about; undefined once it is taken, or nothing is owed any more. */
export async function findFreeSeat(wanted: Seat) {
  const fault = await choiceFault(wanted.creditId, wanted.sessionId, 'families')
  return fault ? undefined : (await seat(wanted))[0]
}

export type FreeSeat = NonNullable<Awaited<ReturnType<typeof findFreeSeat>>>
