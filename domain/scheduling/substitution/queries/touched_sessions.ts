import { sql } from 'kysely'
import { away } from '#domain/people/instructors/absences/away'
import { type AbsenceSpan, isDuring } from '#domain/people/instructors/rules/absence_span'
import { isToBeStaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'
import {
  type NamedSession,
  namedSessions,
} from '#domain/scheduling/class_sessions/queries/named_sessions'
import { anyOf, count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

/** So many are named; the others are counted. */
const mostNamed = 20

/** How many are named for each absence in a list. */
const firstNamed = 5

const taught = statement((query, given: { instructor: string; from: Date; until: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.instructor_id', '=', given.instructor)
    .where(isToBeStaffed('s'))
    .where('s.ends_at', '>', given.from)
    .where('s.starts_at', '<', given.until)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.starts_at', 's.ends_at'])
)

export interface Touched {
  total: number
  sessions: NamedSession[]
}

/** What an instructor would not teach if they were away then. */
export async function touchedSessions(instructor: string, span: AbsenceSpan): Promise<Touched> {
  const moment = now().toJSDate()
  const from = span.startsAt > moment ? span.startsAt : moment
  const rows = await taught({ instructor, from, until: span.endsAt })
  const ids = rows
    .filter(({ starts_at, ends_at }) => isDuring(span, starts_at, ends_at))
    .map(({ id }) => id)
  const sessions = ids.length ? await namedSessions(ids.slice(0, mostNamed)) : []
  return { total: ids.length, sessions }
}

const counted = statement((query, given: { absences: string[]; moment: Date }) =>
  query
    .selectFrom('absences as r')
    .innerJoinLateral(away(sql`r.starts_at`, sql`r.ends_at`).as('w'), (join) =>
      join.onRef('w.id', '=', 'r.id')
    )
    .innerJoin('class_sessions as s', 's.instructor_id', 'r.instructor_id')
    .where('r.id', '=', anyOf(given.absences))
    .where(isToBeStaffed('s'))
    .where('s.ends_at', '>', given.moment)
    .whereRef('s.starts_at', '<', 'w.ends_at')
    .whereRef('s.ends_at', '>', 'w.starts_at')
    .groupBy('r.id')
    .select(['r.id', count().as('sessions')])
    .select(
      sql<string[]>`(array_agg(s.id order by s.starts_at, s.id))[1:${sql.lit(firstNamed)}]`.as(
        'first'
      )
    )
)

const untouched: Touched = { total: 0, sessions: [] }

/** For each absence, how many upcoming sessions its instructor would miss, and the first of them. */
export async function touchedByAbsences(absences: string[]) {
  const rows = absences.length ? await counted({ absences, moment: now().toJSDate() }) : []
  const ids = [...new Set(rows.flatMap(({ first }) => first))]
  const named = ids.length ? await namedSessions(ids) : []
  const found = new Map(
    rows.map(({ id, sessions: total, first }) => {
      const sessions = named.filter((session) => first.includes(session.id))
      return [id, { total, sessions }]
    })
  )
  return (id: string): Touched => found.get(id) ?? untouched
}
