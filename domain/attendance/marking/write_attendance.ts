import { sql } from 'kysely'
import type { GivenMark, Marking } from '#domain/attendance/actions/mark_attendance'
import type { HeldSession } from '#domain/attendance/marking/held_session'
import type { MarkedRow } from '#domain/attendance/queries/session_attendance'
import { attendanceMarked } from '#domain/attendance/events'
import { markFields, opensAt } from '#domain/attendance/rules/mark'
import { type Outcome, outcomeFields } from '#domain/attendance/rules/outcome'
import type { PolicyVersions } from '#domain/attendance/rules/policy_dates'
import type { MarkMethod, Standing } from '#domain/shared/choices/attendance'
import { recordAudit } from '#domain/shared/audit/audit'
import { statement } from '#domain/shared/data/statement'
import { publish } from '#domain/shared/events/publish'

export interface KeptMark {
  mark: GivenMark
  row: MarkedRow
}

export interface JudgedMark extends KeptMark {
  standing: Standing
  outcome: Outcome
  versions: PolicyVersions
}

interface Writing {
  marks: JudgedMark[]
  rows: Map<string, MarkedRow>
  at: Date
}

/** Marks of one session or of many, each with its own `session_id`. */
export const writingMarks = statement(
  (_, given: { rows: string; by: string | null }) => sql`
    insert into attendance (session_id, student_id, standing, status, minutes_late, minutes_early, excuse, notice_at,
      note, method, marked_by, marked_at, event, counts_as_attended, charge_percent, uses_unit, pays_instructor, makes_up,
      uses_free_cancel, centre_policy_version, group_policy_version)
    select m.session_id, m.student_id, m.standing, m.status, m.minutes_late, m.minutes_early, m.excuse,
      m.notice_at, m.note, m.method, ${given.by}::uuid, m.marked_at, m.event, m.counts_as_attended,
      m.charge_percent, m.uses_unit, m.pays_instructor, m.makes_up, m.uses_free_cancel,
      m.centre_policy_version, m.group_policy_version
    from jsonb_to_recordset(${given.rows}::jsonb) as m (session_id uuid, student_id uuid, standing text, status text,
      minutes_late smallint, minutes_early smallint, excuse text, notice_at timestamptz, note text, method text,
      marked_at timestamptz, event text, counts_as_attended boolean, charge_percent smallint, uses_unit boolean,
      pays_instructor boolean, makes_up boolean, uses_free_cancel boolean, centre_policy_version integer,
      group_policy_version integer)
    on conflict (tenant_id, session_id, student_id) do update set
      standing = excluded.standing, status = excluded.status, minutes_late = excluded.minutes_late, minutes_early = excluded.minutes_early,
      excuse = excluded.excuse, notice_at = excluded.notice_at, note = excluded.note, method = excluded.method,
      marked_by = excluded.marked_by, marked_at = excluded.marked_at, event = excluded.event,
      counts_as_attended = excluded.counts_as_attended, charge_percent = excluded.charge_percent,
      uses_unit = excluded.uses_unit, pays_instructor = excluded.pays_instructor, makes_up = excluded.makes_up,
      uses_free_cancel = excluded.uses_free_cancel, version = attendance.version + 1`
)

export const keepingMarks = statement(
  (
    _,
    given: {
      rows: string
      by: string | null
      reason: string | null
      at: Date
    }
  ) => sql`
    insert into attendance_marks (id, session_id, student_id, mark, before, reason, method, marked_by, marked_at, kept_at,
      version)
    select m.id, m.session_id, m.student_id, m.mark, m.before, ${given.reason}, m.method,
      ${given.by}::uuid, m.marked_at, ${given.at}, m.version
    from jsonb_to_recordset(${given.rows}::jsonb) as m (id uuid, session_id uuid, student_id uuid, mark jsonb, before jsonb,
      method text, marked_at timestamptz, version integer)`
)

/** Five statements at most, however many marks, of which four are one round trip. Answers whether everybody on the roster is marked. */
export async function writeAttendance(
  { actor, method, reason }: Marking,
  session: HeldSession,
  { marks, rows, at }: Writing
): Promise<boolean> {
  const isTaken = isTakenWith(rows, marks)
  const take = isTaken && isOpen(session, at) ? [taking({ id: session.id, at })] : []
  if (marks.length === 0) {
    await Promise.all(take)
    return isTaken
  }
  const { userId: by } = actor
  const of = { method, at, session_id: session.id }
  const written = marks.map((kept) => rowOf(kept, of))
  const kept = marks.map((one) => keptOf(one, of))
  await Promise.all([
    ...take,
    writingMarks({ rows: JSON.stringify(written), by }),
    keepingMarks({ rows: JSON.stringify(kept), by, reason, at }),
    recordAudit({
      actor,
      action: marks.some(({ row }) => row.version !== null)
        ? 'attendance.correct'
        : 'attendance.mark',
      subjectType: 'class_session',
      subjectId: session.id,
      ...toldOf(marks, reason),
    }),
  ])
  await publish(attendanceMarked, {
    sessionId: session.id,
    studentIds: marks.map(({ mark }) => mark.student_id),
  })
  return isTaken
}

/** Absences that are known days ahead don't make a session one that was held. */
const isOpen = ({ attendance_taken_at: takenAt, startsAt }: HeldSession, at: Date) =>
  !takenAt && at >= opensAt(startsAt)

const taking = statement(
  (_, given: { id: string; at: Date }) => sql`
    update class_sessions set attendance_taken_at = ${given.at}, status = 'completed' where id = ${given.id}`
)

function isTakenWith(rows: Map<string, MarkedRow>, marks: JudgedMark[]) {
  const marked = new Set(marks.map(({ mark }) => mark.student_id))
  const awaited = [...rows.values()].filter((row) => !row.is_frozen)
  return (
    awaited.length > 0 && awaited.every((row) => row.version !== null || marked.has(row.student_id))
  )
}

interface Made {
  method: MarkMethod
  at: Date
  session_id: string
}

/** A mark that says what was told before, as it was told, was made by the notice. */
const methodOf = ({ mark, row }: KeptMark, method: MarkMethod): MarkMethod =>
  mark.status === 'excused' && mark.notice_at && mark.notice_at === row.told_at?.toISOString()
    ? 'notice'
    : mark.made_at
      ? 'offline'
      : method

export const versionAfter = ({ row }: KeptMark) => (row.version ?? 0) + 1

const rowOf = (
  { mark, row, standing, outcome, versions }: JudgedMark,
  { method, at, session_id }: Made
) => ({
  session_id,
  method: methodOf({ mark, row }, method),
  ...mark,
  ...outcome,
  ...versions,
  standing,
  marked_at: mark.made_at ?? at,
})

const keptOf = ({ mark, row, outcome }: JudgedMark, { method, at, session_id }: Made) => ({
  ...{ id: mark.id, session_id },
  method: methodOf({ mark, row }, method),
  student_id: mark.student_id,
  mark: { ...fieldsOf(mark), ...outcomeFields(outcome) },
  before: row.version === null ? null : { ...fieldsOf(row), ...outcomeFields(row) },
  marked_at: mark.made_at ?? at,
  version: versionAfter({ mark, row }),
})

export const fieldsOf = (mark: GivenMark | MarkedRow) =>
  Object.fromEntries(
    markFields.map((field) => [field, mark[field]]).filter(([, value]) => value !== null)
  )

/** In the trail: how many were marked as what at first, and of a correction both values of each student. */
function toldOf(marks: JudgedMark[], reason: string | null) {
  const corrected = marks.filter(({ row }) => row.version !== null)
  const first = marks.filter(({ row }) => row.version === null)
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(first, ({ mark }) => mark.status)).map(([status, of]) => [
      status,
      of.length,
    ])
  )
  const before = corrected.map(({ row }) => toldMark(row.student_id, row))
  const after = corrected.map(({ mark, outcome }) =>
    toldMark(mark.student_id, { ...mark, ...outcome })
  )
  return {
    before: corrected.length > 0 ? { marks: before } : undefined,
    after: {
      ...counts,
      ...(corrected.length > 0 ? { marks: after } : {}),
      ...(reason ? { reason } : {}),
    },
  }
}

export const toldMark = (
  student: string,
  mark: Pick<MarkedRow, 'status' | 'charge_percent' | 'makes_up' | 'uses_unit' | 'pays_instructor'>
) => ({
  student_id: student,
  status: mark.status,
  charge_percent: mark.charge_percent,
  makes_up: mark.makes_up,
  uses_unit: mark.uses_unit,
  pays_instructor: mark.pays_instructor,
})
