import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import {
  calendarColumns,
  calendarMarks,
} from '#domain/scheduling/calendar/queries/calendar_columns'
import type { Whose } from '#domain/scheduling/calendar/own/whose'
import {
  absentFromSession,
  frozenOfSession,
  isOfStudents,
  isTaughtBy,
  studentsOfSession,
} from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

type Span = { from: Date; until: Date }

/** What only the office is told. */
const no = sql<boolean>`false`

const shown = (query: Kysely<DB>) =>
  query
    .selectFrom('class_sessions as t')
    .orderBy('t.starts_at')
    .orderBy('t.id')
    .select(calendarColumns('t'))
    .select(calendarMarks('t'))
    .select([no.as('is_clashing'), no.as('is_unstaffed')])

/** An index leads to the hours around: no session is longer than a day. */
const during = ({ from, until }: Span) => sql<boolean>`(
  t.starts_at > ${from}::timestamptz - interval '24 hours' and t.starts_at < ${until}
  and t.ends_at > ${from})`

const nobody = sql<string[]>`array[]::uuid[]`

const taughtIn = (query: Kysely<DB>, id: string) =>
  shown(query)
    .where(isTaughtBy(id))
    .select([nobody.as('students'), nobody.as('frozen'), nobody.as('absent')])

const attendedIn = (query: Kysely<DB>, students: string[]) => {
  const some = sql`${students}::uuid[]`
  return shown(query)
    .where(isOfStudents(some))
    .select([studentsOfSession(some).as('students'), frozenOfSession(some).as('frozen')])
    .select(absentFromSession(some).as('absent'))
}

const taught = statement((query, given: Span & { instructor: string }) =>
  taughtIn(query, given.instructor).where(during(given))
)

const attended = statement((query, given: Span & { students: string[] }) =>
  attendedIn(query, given.students).where(during(given))
)

const taughtOne = statement((query, given: { session: string; instructor: string }) =>
  taughtIn(query, given.instructor).where('t.id', '=', given.session)
)

const attendedOne = statement((query, given: { session: string; students: string[] }) =>
  attendedIn(query, given.students).where('t.id', '=', given.session)
)

const assisting = statement((query, given: { sessions: string[] }) =>
  query
    .selectFrom('class_session_assistants')
    .where('session_id', '=', anyOf(given.sessions))
    .select(['session_id', 'instructor_id'])
)

/** Who assists in some sessions. */
export const assistingIn = async (sessions: string[]) =>
  sessions.length ? assisting({ sessions }) : []

export type OwnSession = RowOf<typeof taught> | RowOf<typeof attended>

/** All that overlap a span, in order; cancelled ones too. */
export async function ownSessions(whose: Whose, span: Span): Promise<OwnSession[]> {
  if ('instructor' in whose) return taught({ ...whose, ...span })
  return whose.students.length ? attended({ ...whose, ...span }) : []
}

/** One of them; undefined if it is not theirs, and where there is none. */
export async function ownSession(whose: Whose, session: string): Promise<OwnSession | undefined> {
  if ('instructor' in whose) return (await taughtOne({ ...whose, session }))[0]
  return whose.students.length ? (await attendedOne({ ...whose, session }))[0] : undefined
}
