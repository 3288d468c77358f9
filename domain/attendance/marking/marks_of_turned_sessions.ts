import { sql } from 'kysely'
import { toldMark } from '#domain/attendance/marking/write_attendance'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

interface TurnedSessions {
  cancelled: string[]
  restored: string[]
}

/**
 * What the centre calls off costs nobody anything, however late somebody had excused themselves
 * (domain §1.12); when it takes place after all, what stood before holds again, whatever policies say by now.
 * What is billed stays.
 */
export async function followTurned({ cancelled, restored }: TurnedSessions) {
  if (cancelled.length > 0) await record(await callingOff({ sessions: cancelled }))
  if (restored.length > 0) await record(await bringingBack({ sessions: restored }))
}

type Turned = Columns<'attendance', 'session_id' | 'student_id' | 'status' | 'makes_up'> &
  Record<'was' | 'charge_percent', number>

const turned = sql`a.session_id, a.student_id, a.status, a.makes_up, a.charge_percent, before.charge_percent as was`

const callingOff = statement(
  (_, given: { sessions: string[] }) => sql<Turned>`
    update attendance a set event = 'called_off', counts_as_attended = false, charge_percent = 0, uses_unit = false,
      pays_instructor = false, version = a.version + 1, stood = jsonb_build_object('event', a.event,
        'counts_as_attended', a.counts_as_attended, 'charge_percent', a.charge_percent,
        'uses_unit', a.uses_unit, 'pays_instructor', a.pays_instructor)
    from attendance before, class_sessions s
    where a.session_id = ${anyOf(given.sessions)} and a.billed_at is null and a.event <> 'called_off'
      and before.tenant_id = a.tenant_id and before.session_id = a.session_id and before.student_id = a.student_id
      and s.tenant_id = a.tenant_id and s.id = a.session_id and s.cancelled_by is distinct from 'student'
    returning ${turned}`
)

const bringingBack = statement(
  (_, given: { sessions: string[] }) => sql<Turned>`
    update attendance a set event = w.event, counts_as_attended = w.counts_as_attended,
      charge_percent = w.charge_percent, uses_unit = w.uses_unit, pays_instructor = w.pays_instructor,
      version = a.version + 1, stood = null
    from attendance before, jsonb_to_record(before.stood) as w (event text, counts_as_attended boolean,
      charge_percent smallint, uses_unit boolean, pays_instructor boolean)
    where a.session_id = ${anyOf(given.sessions)} and a.billed_at is null and a.event = 'called_off'
      and before.tenant_id = a.tenant_id and before.session_id = a.session_id and before.student_id = a.student_id
    returning ${turned}`
)

async function record(rows: Turned[]) {
  const subject = { actor: system, action: 'attendance.correct', subjectType: 'class_session' }
  const entries = [...Map.groupBy(rows, (row) => row.session_id)].map(([subjectId, of]) => ({
    ...subject,
    subjectId,
    before: {
      marks: of.map((row) => toldMark(row.student_id, { ...row, charge_percent: row.was })),
    },
    after: { marks: of.map((row) => toldMark(row.student_id, row)) },
  }))
  await recordAudit(...entries)
}
