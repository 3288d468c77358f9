import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { giveCredits, withdrawCredits } from '#domain/attendance/make_ups/credits'
import {
  type OneToOneCalledOff,
  oneToOneCalledOff,
} from '#domain/attendance/marking/one_to_one_called_off'
import { keepingMarks, toldMark, writingMarks } from '#domain/attendance/marking/write_attendance'
import { outcomeFields } from '#domain/attendance/rules/outcome'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

interface TurnedSessions {
  cancelled: string[]
  restored: string[]
  isEnd: boolean
  makesUp: boolean | null
}

/**
 * A one-to-one session that its student calls off is an absence they told of: charged and made up
 * for as such. When it takes place after all, nobody has marked it; a document corrects what was
 * billed.
 */
export async function followCallOffs({ cancelled, restored, isEnd, makesUp }: TurnedSessions) {
  if (!isEnd) await callOff(cancelled, makesUp)
  if (restored.length > 0) await takeBack(restored)
}

async function callOff(sessions: string[], makesUp: boolean | null) {
  const at = now().toJSDate()
  const judged = await oneToOneCalledOff({ sessions, at, makesUp })
  const calledOff = judged.filter(({ cancelled_by: by }) => by === 'student')
  if (calledOff.length === 0) return
  const marks = calledOff.map((session) => markOf(session, at))
  await writingMarks({ rows: JSON.stringify(marks), by: null })
  await keepingMarks({ rows: JSON.stringify(marks.map(keptOf)), by: null, reason: null, at })
  await recordAudit(
    ...marks.map((mark) => ({
      ...{ actor: system, action: 'attendance.mark' },
      ...{ subjectType: 'class_session', subjectId: mark.session_id },
      after: { marks: [toldMark(mark.student_id, mark)] },
    }))
  )
  const owed = calledOff.filter(({ outcome }) => outcome.makes_up)
  await giveCredits(
    'absence',
    owed.map(({ id, student_id, expiresOn }) => ({
      ...{ session_id: id, student_id, expires_on: expiresOn },
    }))
  )
}

const markOf = (
  { id, student_id, noticeAt, told_reason, outcome, versions }: OneToOneCalledOff,
  at: Date
) => ({
  ...{ session_id: id, student_id, standing: 'alone', status: 'excused' as const },
  ...{ excuse: told_reason, notice_at: noticeAt.toISOString(), note: null },
  ...{ method: 'call_off', marked_at: at },
  ...outcome,
  ...versions,
})

const keptOf = (mark: ReturnType<typeof markOf>) => {
  const { session_id, student_id, method, marked_at, status, notice_at } = mark
  const { excuse } = mark
  return {
    ...{ id: uuid(), session_id, student_id, method, marked_at, before: null },
    mark: { status, notice_at, ...outcomeFields(mark), ...(excuse && { excuse }) },
  }
}

type TakenBack = Columns<
  'attendance',
  | 'session_id'
  | 'student_id'
  | 'status'
  | 'charge_percent'
  | 'makes_up'
  | 'uses_unit'
  | 'pays_instructor'
>

const takingBack = statement(
  (_, given: { sessions: string[] }) => sql<TakenBack>`
    delete from attendance
    where session_id = ${anyOf(given.sessions)} and method = 'call_off'
    returning session_id, student_id, status, charge_percent, makes_up, uses_unit, pays_instructor`
)

async function takeBack(sessions: string[]) {
  const rows = await takingBack({ sessions })
  if (rows.length === 0) return
  await recordAudit(
    ...rows.map((row) => ({
      ...{ actor: system, action: 'attendance.correct' },
      ...{ subjectType: 'class_session', subjectId: row.session_id },
      before: { marks: [toldMark(row.student_id, row)] },
      after: { marks: [] },
    }))
  )
  await withdrawCredits(rows.map((row) => row.session_id))
}
