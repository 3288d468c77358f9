import { sql } from 'kysely'
import { heldSession } from '#domain/attendance/marking/held_session'
import { judged } from '#domain/attendance/marking/judged'
import { type JudgedMark, toldMark } from '#domain/attendance/marking/write_attendance'
import { type MarkedRow, markedInSession } from '#domain/attendance/queries/session_attendance'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { AttendanceStatus } from '#domain/shared/choices/attendance'

interface TurnedSessions {
  cancelled: string[]
  restored: string[]
}

/**
 * What the centre calls off costs nobody anything, however late somebody had excused themselves
 * (domain §1.12); when it takes place after all, their marks are judged again. What is billed stays.
 */
export async function followTurned({ cancelled, restored }: TurnedSessions) {
  const on = cancelled.length > 0 ? await marks({ sessions: cancelled, isOff: false }) : []
  await write(on.map((row) => ({ before: row, after: { ...row, ...nothing } })))
  const off = restored.length > 0 ? await marks({ sessions: restored, isOff: true }) : []
  for (const session of new Set(off.map((row) => row.session_id))) await judgeAgain(session)
}

const marks = statement((query, given: { sessions: string[]; isOff: boolean }) =>
  query
    .selectFrom('attendance as a')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
    )
    .where('a.session_id', '=', anyOf(given.sessions))
    .where('a.billed_at', 'is', null)
    .where(sql<boolean>`(a.event = 'called_off') = ${given.isOff}::boolean`)
    .where(sql<boolean>`s.cancelled_by is distinct from 'student'`)
    .select(['a.session_id', 'a.student_id', 'a.charge_percent', 'a.makes_up'])
    .select(sql<AttendanceStatus>`a.status`.as('status'))
    .forUpdate('a')
)

const nothing = {
  event: 'called_off',
  counts_as_attended: false,
  charge_percent: 0,
  uses_unit: false,
  pays_instructor: false,
}

const writing = statement(
  (_, given: { rows: string }) => sql`
    update attendance a set event = w.event, counts_as_attended = w.counts_as_attended,
      charge_percent = w.charge_percent, uses_unit = w.uses_unit, pays_instructor = w.pays_instructor,
      makes_up = w.makes_up, version = a.version + 1
    from jsonb_to_recordset(${given.rows}::jsonb) as w (session_id uuid, student_id uuid, event text, counts_as_attended boolean,
      charge_percent smallint, uses_unit boolean, pays_instructor boolean, makes_up boolean)
    where a.session_id = w.session_id and a.student_id = w.student_id`
)

async function judgeAgain(id: string) {
  const session = await heldSession(id)
  if (!session) return
  const rows = (await markedInSession(id)).filter((row) => row.event === 'called_off')
  const again = await judged(session, rows.map(asMarked))
  await write(
    again.map(({ row, outcome }) => {
      const before = { ...row, session_id: id }
      return { before, after: { ...before, ...outcome } }
    })
  )
}

const asMarked = (row: MarkedRow): Pick<JudgedMark, 'mark' | 'row'> => ({
  row,
  mark: {
    ...{ id: '', student_id: row.student_id, seen: row.version!, made_at: null },
    ...{ status: row.status as AttendanceStatus, excuse: row.excuse, note: row.note },
    ...{ minutes_late: row.minutes_late, minutes_early: row.minutes_early },
    notice_at: row.notice_at?.toISOString() ?? null,
    makes_up: row.makes_up,
  },
})

type Told = Parameters<typeof toldMark>[1] & { session_id: string; student_id: string }

async function write(turned: { before: Told; after: Told }[]) {
  if (turned.length === 0) return
  await writing({ rows: JSON.stringify(turned.map(({ after }) => after)) })
  const entries = [...Map.groupBy(turned, ({ after }) => after.session_id)].map(([id, of]) => {
    const told = (side: 'before' | 'after') => ({
      marks: of.map((one) => toldMark(one[side].student_id, one[side])),
    })
    return { subjectId: id, before: told('before'), after: told('after') }
  })
  const subject = { actor: system, action: 'attendance.correct', subjectType: 'class_session' }
  await recordAudit(...entries.map((entry) => ({ ...subject, ...entry })))
}
