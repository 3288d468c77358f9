import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { holdAbsences } from '#domain/attendance/marking/hold_absences'
import { noticed } from '#domain/attendance/notices/noticed'
import { toldBeginnings } from '#domain/attendance/notices/told_beginnings'
import { countedAbsences } from '#domain/attendance/queries/counted_absences'
import { policiesOf } from '#domain/attendance/queries/policies'
import { members } from '#domain/attendance/queries/session_attendance'
import { lastDayOf } from '#domain/attendance/rules/make_up_expiry'
import {
  causeOf,
  type Judged,
  type Outcome,
  type OutcomeCause,
  outcomeOf,
} from '#domain/attendance/rules/outcome'
import { isCounted, isLimited, leftFor } from '#domain/attendance/rules/period'
import type { PolicyVersions } from '#domain/attendance/rules/policy_dates'
import type { PolicyInForce } from '#domain/attendance/queries/policies'
import { mayWrite } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { dayAt } from '#domain/shared/time/zone_offsets'

/** What makes up for another one gives its credit back instead. */
const isNoMakeUp = sql<boolean>`not exists (select from make_up_bookings b
  where b.tenant_id = s.tenant_id and b.session_id = s.id and b.student_id = s.student_id)`

const unmarked = statement((query, given: { sessions: string[] }) =>
  query
    .selectFrom('class_sessions as s')
    .innerJoinLateral(members.as('m'), (join) => join.onRef('m.student_id', '=', 's.student_id'))
    .leftJoin('attendance as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 's.tenant_id')
        .onRef('a.session_id', '=', 's.id')
        .onRef('a.student_id', '=', 'm.student_id')
    )
    .leftJoinLateral(noticed.as('n'), (join) => join.onTrue())
    .where('s.id', '=', anyOf(given.sessions))
    .where('s.type', '<>', 'event')
    .where('m.standing', '=', sql.lit('alone'))
    .where('a.student_id', 'is', null)
    .where(isNoMakeUp)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.starts_at', 's.ends_at', 's.time_zone', 's.cancelled_by', 'm.student_id'])
    .select(['n.told_at', 'n.reason as told_reason'])
    .select(sql<string>`${sessionDay('s')}::text`.as('missedOn'))
)

type OneToOne = RowOf<typeof unmarked>

export interface OneToOneCalledOff extends OneToOne {
  noticeAt: Date
  outcome: Outcome
  versions: PolicyVersions
  cause: OutcomeCause | null
  /** The notice that its policy asks for, in hours before the session. */
  noticeHours: number
  /** The last day on which it can be made up for. */
  expiresOn: string | null
  /** Whether the centre decides of a make-up each time. */
  asksMakeUp: boolean
}

interface CalledOff {
  sessions: string[]
  /** When the student said so, where no notice had told it before. */
  at: Date
  /** What the centre decided where its policy asks each time. */
  makesUp: boolean | null
}

/**
 * What follows when students call off these one-to-one sessions: as marking judges an excused
 * absence, each counted before the next. Whoever is marked already keeps that mark.
 */
export async function oneToOneCalledOff(asked: CalledOff): Promise<OneToOneCalledOff[]> {
  const found = asked.sessions.length > 0 ? await unmarked(asked) : []
  if (found.length === 0) return []
  const students = [...new Set(found.map((row) => row.student_id))]
  const { policyOn } = await policiesOf(null)
  const isAnyLimited = found.some((row) => isLimited(policyOn(dayOf(row)).policy))
  if (mayWrite() && isAnyLimited) await holdAbsences(students)
  const before = await countedAbsences({ students, but: found.map(({ id }) => id) })
  const had = new Map(students.map((id) => [id, [...before(id)]]))
  const told = found.map((row) => ({ session_id: row.id, told_at: toldOf(row, asked) }))
  const judge = judging(policyOn, asked, await toldBeginnings(told))
  return found.map((row) => judge(row, had.get(row.student_id)!))
}

const dayOf = ({ time_zone, starts_at }: OneToOne) => dayAt(time_zone, starts_at)

type Counted = ReturnType<Awaited<ReturnType<typeof countedAbsences>>>

const toldOf = ({ told_at: before }: OneToOne, { at }: CalledOff) =>
  before && before < at ? before : at

const judging =
  (
    policyOn: (day: string) => PolicyInForce,
    asked: CalledOff,
    begins: Awaited<ReturnType<typeof toldBeginnings>>
  ) =>
  (row: OneToOne, had: Counted): OneToOneCalledOff => {
    const { id, starts_at, time_zone } = row
    const { policy, versions } = policyOn(dayOf(row))
    const noticeAt = toldOf(row, asked)
    const startsAt = begins({ session_id: id, told_at: noticeAt }, starts_at)
    const { makesUp } = asked
    const placed = { starts_at, time_zone, term_id: null }
    const absence: Judged = {
      ...{ status: 'excused', standing: 'alone', startsAt, noticeAt, makesUp },
      ...leftFor(placed, had, policy),
    }
    const outcome = outcomeOf(absence, policy)
    if (isCounted(outcome)) had.push({ ...placed, event: outcome.event })
    return {
      ...row,
      noticeAt,
      outcome,
      versions,
      ...{ cause: causeOf(outcome, absence, policy), noticeHours: policy.notice_hours },
      expiresOn: lastDayOf(policy, { missedOn: row.missedOn, termEndsOn: null }),
      asksMakeUp: policy.make_ups === 'ask',
    }
  }
