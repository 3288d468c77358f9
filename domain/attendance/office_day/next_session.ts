import { type Expression, type SqlBool, sql } from 'kysely'
import { describeSessions } from '#domain/attendance/office_day/described_sessions'
import {
  frozenOfSession,
  isOfStudents,
} from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

const alone = (student: string) => sql<string[]>`array[${student}::uuid]`

const firstWhere = (isTheirs: (id: string) => Expression<SqlBool>) =>
  statement((query, input: { id: string; moment: Date }) =>
    query
      .selectFrom('class_sessions as t')
      .where(isTheirs(input.id))
      .where('t.status', '<>', sql.lit('cancelled'))
      .where('t.starts_at', '>', sql<Date>`${input.moment}::timestamptz - interval '24 hours'`)
      .where('t.ends_at', '>', input.moment)
      .orderBy('t.starts_at')
      .orderBy('t.id')
      .limit(sql.lit(1))
      .select('t.id')
  )

const first = {
  student: firstWhere(
    (id) =>
      sql<boolean>`(${isOfStudents(alone(id))} and cardinality(${frozenOfSession(alone(id))}) = 0)`
  ),
  group: firstWhere((id) => sql<boolean>`t.group_id = ${id}`),
}

/** The session a student or group has now or next, on whichever day; a student's without those of a pause. */
export async function nextSessionOf(whose: { of: keyof typeof first; id: string }) {
  const rows = await first[whose.of]({ id: whose.id, moment: now().toJSDate() })
  const [session] = await describeSessions(rows.map(({ id }) => id))
  return session ?? null
}
