import { sql } from 'kysely'
import { attendanceMarked } from '#domain/attendance/events'
import { heldSession } from '#domain/attendance/marking/held_session'
import { judgedAnew } from '#domain/attendance/marking/judged'
import { type JudgedMark, toldMark } from '#domain/attendance/marking/write_attendance'
import { type MarkedRow, markedInSession } from '#domain/attendance/queries/session_attendance'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { publish } from '#domain/shared/events/publish'

const late = statement((query, given: { sessions: string[] }) =>
  query
    .selectFrom('attendance')
    .where('session_id', '=', anyOf(given.sessions))
    .where('event', '=', sql.lit('late_cancel'))
    .where('billed_at', 'is', null)
    .distinct()
    .select('session_id')
)

/**
 * Whoever excused themselves too late for the hour that a session had is in time for the later one that the centre moves it
 * to, and nobody is charged more than they were told.
 */
export async function followMoved({ later }: { later: string[] }) {
  const sessions = later.length > 0 ? await late({ sessions: later }) : []
  for (const { session_id: id } of sessions) await judgeAgain(id)
}

async function judgeAgain(id: string) {
  const session = await heldSession(id)
  const rows = (await markedInSession(id)).filter(({ event, billed_at: billed }) => {
    return event === 'late_cancel' && billed === null
  })
  const again = await judgedAnew(session!, rows.map(asToldOf))
  const better = again.filter(({ row, outcome }) => {
    return outcome.event === 'excused' && outcome.charge_percent <= row.charge_percent!
  })
  if (better.length === 0) return
  await writing({ session: id, rows: JSON.stringify(better.map(rowOf)) })
  await recordAudit({
    ...{ actor: system, action: 'attendance.correct', subjectType: 'class_session', subjectId: id },
    before: { marks: better.map(({ row }) => toldMark(row.student_id, row)) },
    after: {
      marks: better.map(({ row, outcome }) => toldMark(row.student_id, { ...row, ...outcome })),
    },
  })
  await publish(attendanceMarked, {
    sessionId: id,
    studentIds: better.map(({ row }) => row.student_id),
  })
}

/** Told of when they were marked, where nothing says when; a make-up was not decided, because there was none. */
const asToldOf = (row: MarkedRow) => ({
  row,
  mark: {
    ...{ student_id: row.student_id, status: 'excused' as const, makes_up: null },
    notice_at: (row.notice_at ?? row.marked_at!).toISOString(),
  },
})

const rowOf = ({ row, outcome }: Pick<JudgedMark, 'row' | 'outcome'>) => ({
  student_id: row.student_id,
  ...outcome,
})

const writing = statement(
  (_, given: { session: string; rows: string }) => sql`
    update attendance a set event = w.event, charge_percent = w.charge_percent, uses_unit = w.uses_unit,
      pays_instructor = w.pays_instructor, makes_up = w.makes_up, version = a.version + 1
    from jsonb_to_recordset(${given.rows}::jsonb) as w (student_id uuid, event text, charge_percent smallint,
      uses_unit boolean, pays_instructor boolean, makes_up boolean)
    where a.session_id = ${given.session} and a.student_id = w.student_id`
)
