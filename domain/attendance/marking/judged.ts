import { type RawBuilder, sql } from 'kysely'
import type { HeldSession } from '#domain/attendance/marking/held_session'
import type { JudgedMark, KeptMark } from '#domain/attendance/marking/write_attendance'
import { outcomeOf } from '#domain/attendance/rules/outcome'
import type { AttendancePolicy } from '#domain/attendance/rules/policy'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf, count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Given = { students: string[]; session: string }

const ofPeriod = (isWithin: RawBuilder<boolean>, had: RawBuilder<boolean>) =>
  statement((query, given: Given) =>
    query
      .selectFrom('class_sessions as here')
      .innerJoin('class_sessions as s', 's.tenant_id', 'here.tenant_id')
      .innerJoin('attendance as a', (join) =>
        join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.session_id', '=', 's.id')
      )
      .where('here.id', '=', given.session)
      .where('a.session_id', '<>', given.session)
      .where('a.student_id', '=', anyOf(given.students))
      .where(isWithin)
      .where(had)
      .groupBy('a.student_id')
      .select(['a.student_id', count().as('had')])
  )

/** By the clocks of the session that is marked. */
const sameCalendar = (part: 'year' | 'month') => sql<boolean>`(
  date_trunc(${sql.lit(part)}, s.starts_at at time zone here.time_zone)
    = date_trunc(${sql.lit(part)}, here.starts_at at time zone here.time_zone))`

const termOf = (session: 'here' | 's') => sql`(
  select g.term_id from groups g where g.tenant_id = ${sql.ref(`${session}.tenant_id`)}
    and g.id = ${sql.ref(`${session}.group_id`)})`

/** What is in no term is counted by the calendar year. */
const sameTerm = sql<boolean>`(
  case when ${termOf('here')} is null then ${sameCalendar('year')} else ${termOf('s')} = ${termOf('here')} end)`

const isLate = sql<boolean>`a.event = 'late_cancel'`
const isOwed = sql<boolean>`(a.event = 'excused' and a.makes_up)`

const lateCancels = ofPeriod(sameCalendar('year'), isLate)

const owed: Record<AttendancePolicy['make_ups_per'], typeof lateCancels> = {
  month: ofPeriod(sameCalendar('month'), isOwed),
  term: ofPeriod(sameTerm, isOwed),
  year: ofPeriod(sameCalendar('year'), isOwed),
}

/** What follows from each mark, by the policy of the session's group. */
export async function judged(session: HeldSession, marks: KeptMark[]): Promise<JudgedMark[]> {
  const { policy, startsAt } = session
  const excused = marks.filter(({ mark }) => mark.status === 'excused')
  const given = { students: excused.map(({ mark }) => mark.student_id), session: session.id }
  const free = policy.free_late_cancels
  const allowed = policy.make_ups_allowed
  const cancelled = free > 0 ? await hadBy(lateCancels, given) : nobody
  const madeUp = allowed === null ? nobody : await hadBy(owed[policy.make_ups_per], given)
  return marks.map((kept) => {
    const { mark, row } = kept
    const outcome = outcomeOf(
      {
        status: mark.status,
        standing: row.standing,
        startsAt,
        noticeAt: mark.notice_at ? new Date(mark.notice_at) : null,
        freeLateCancels: free - (cancelled.get(mark.student_id) ?? 0),
        makeUpsLeft: allowed === null ? null : allowed - (madeUp.get(mark.student_id) ?? 0),
        makesUp: mark.makes_up,
      },
      policy
    )
    return { ...kept, outcome }
  })
}

const nobody = new Map<string, number>()

/** In other sessions than this; also where whoever marks may not see them. */
async function hadBy(counted: typeof lateCancels, given: Given) {
  if (given.students.length === 0) return nobody
  const rows = await inEveryBranch(() => counted(given))
  return new Map(rows.map((row) => [row.student_id, row.had]))
}
