import { sql } from 'kysely'
import { heldSession } from '#domain/attendance/marking/held_session'
import { judgedAnew } from '#domain/attendance/marking/judged'
import { type JudgedMark, toldMark } from '#domain/attendance/marking/write_attendance'
import { type MarkedRow, markedInSession } from '#domain/attendance/queries/session_attendance'
import type { Outcome } from '#domain/attendance/rules/outcome'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { statement } from '#domain/shared/data/statement'

interface Asked {
  isAsked: (row: MarkedRow) => boolean
  /** Which outcomes are taken; all of them where this is absent. */
  isTaken?: (judged: { row: MarkedRow; outcome: Outcome }) => boolean
}

/** Marks that stand in a session and aren't billed, by what holds now; answers whose changed. The system corrects them. */
export async function judgeAgain(id: string, { isAsked, isTaken = () => true }: Asked) {
  const session = await heldSession(id)
  const rows = (await markedInSession(id)).filter((row) => {
    return row.version !== null && row.billed_at === null && isAsked(row)
  })
  const again = await judgedAnew(session!, rows.map(asToldOf))
  const changed = again.filter(isTaken)
  if (changed.length === 0) return []
  await writing({ session: id, rows: JSON.stringify(changed.map(rowOf)) })
  await recordAudit({
    ...{ actor: system, action: 'attendance.correct', subjectType: 'class_session', subjectId: id },
    before: { marks: changed.map(({ row }) => toldMark(row.student_id, row)) },
    after: {
      marks: changed.map(({ row, outcome }) => toldMark(row.student_id, { ...row, ...outcome })),
    },
  })
  return changed.map(({ row }) => row.student_id)
}

/** Told of when they were marked, where nothing says when; a make-up was not decided, because there was none. */
const asToldOf = (row: MarkedRow) => ({
  row,
  mark: {
    ...{ student_id: row.student_id, status: row.status!, makes_up: null },
    notice_at: row.status === 'excused' ? (row.notice_at ?? row.marked_at!).toISOString() : null,
  },
})

const rowOf = ({ row, outcome }: Pick<JudgedMark, 'row' | 'outcome'>) => ({
  student_id: row.student_id,
  ...outcome,
})

const writing = statement(
  (_, given: { session: string; rows: string }) => sql`
    update attendance a set event = w.event, counts_as_attended = w.counts_as_attended, charge_percent = w.charge_percent,
      uses_unit = w.uses_unit, pays_instructor = w.pays_instructor, makes_up = w.makes_up, uses_free_cancel = w.uses_free_cancel,
      version = a.version + 1
    from jsonb_to_recordset(${given.rows}::jsonb) as w (student_id uuid, event text, counts_as_attended boolean,
      charge_percent smallint, uses_unit boolean, pays_instructor boolean, makes_up boolean, uses_free_cancel boolean)
    where a.session_id = ${given.session} and a.student_id = w.student_id`
)
