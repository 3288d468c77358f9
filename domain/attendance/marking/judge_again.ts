import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { lockSession } from '#domain/attendance/marking/held_session'
import { judgedAnew } from '#domain/attendance/marking/judged'
import {
  fieldsOf,
  type JudgedMark,
  keepingMarks,
  toldMark,
} from '#domain/attendance/marking/write_attendance'
import { type MarkedRow, markedInSession } from '#domain/attendance/queries/session_attendance'
import { isSameOutcome, type Outcome, outcomeFields } from '#domain/attendance/rules/outcome'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

interface Asked {
  isAsked: (row: MarkedRow) => boolean
  /** Which outcomes are taken; all of them where this is absent. */
  isTaken?: (judged: { row: MarkedRow; outcome: Outcome }) => boolean
}

/**
 * Judges marks of a session by the rules they were made under and by what else holds now; answers whose
 * outcome changed. A document corrects what was billed before. The system corrects them: history and trail
 * have both sides of each.
 */
export async function judgeAgain(id: string, { isAsked, isTaken = () => true }: Asked) {
  const session = await lockSession(id)
  const rows = (await markedInSession(id)).filter((row) => {
    return row.version !== null && isAsked(row)
  })
  const again = await judgedAnew(session!, rows.map(asToldOf))
  const changed = again.filter((one) => !isSameOutcome(one.row, one.outcome) && isTaken(one))
  if (changed.length === 0) return []
  const at = now().toJSDate()
  const history = JSON.stringify(changed.map((one) => historyOf(id, one, at)))
  await writing({ session: id, rows: JSON.stringify(changed.map(rowOf)) })
  await keepingMarks({ rows: history, by: null, reason: null, at })
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

type Changed = Pick<JudgedMark, 'row' | 'outcome'>

const rowOf = ({ row, outcome }: Changed) => ({
  student_id: row.student_id,
  ...outcome,
})

const historyOf = (session: string, { row, outcome }: Changed, at: Date) => ({
  id: uuid(),
  session_id: session,
  student_id: row.student_id,
  mark: { ...fieldsOf(row), ...outcome },
  before: { ...fieldsOf(row), ...outcomeFields(row) },
  method: 'recalculated',
  marked_at: at,
  version: row.version! + 1,
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
