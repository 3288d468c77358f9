import { sql } from 'kysely'
import { toldMark } from '#domain/attendance/marking/write_attendance'
import type { Outcome } from '#domain/attendance/rules/outcome'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

interface TurnedSessions {
  cancelled: string[]
  restored: string[]
}

/**
 * What the centre calls off costs nobody anything, however late somebody had excused themselves
 * (domain §1.12); when it takes place after all, what stood before holds again, whatever policies say by now.
 * A document corrects what was billed.
 */
export async function followTurned({ cancelled, restored }: TurnedSessions) {
  if (cancelled.length > 0) await keep(await callingOff({ sessions: cancelled }))
  if (restored.length > 0) await keep(await bringingBack({ sessions: restored }))
}

type ChangedMark = Columns<
  'attendance',
  | 'session_id'
  | 'student_id'
  | 'status'
  | 'makes_up'
  | 'charge_percent'
  | 'uses_unit'
  | 'pays_instructor'
> & { previous: Outcome }

const outcomeColumns = [
  'event',
  'counts_as_attended',
  'charge_percent',
  'uses_unit',
  'pays_instructor',
  'makes_up',
]

const outcomeOf = (table: 'a' | 'before') =>
  sql`jsonb_build_object(${sql.join(
    outcomeColumns.map((field) => sql`${sql.lit(field)}, ${sql.ref(`${table}.${field}`)}`)
  )})`

const changedMark = sql`a.session_id, a.student_id, a.status, a.makes_up, a.charge_percent, a.uses_unit, a.pays_instructor,
  ${outcomeOf('before')} as previous`

const callingOff = statement(
  (_, { sessions }: { sessions: string[] }) => sql<ChangedMark>`
    update attendance a set event = 'called_off', counts_as_attended = false, charge_percent = 0, uses_unit = false,
      pays_instructor = false, version = a.version + 1, stood = jsonb_build_object('event', a.event,
        'counts_as_attended', a.counts_as_attended, 'charge_percent', a.charge_percent,
        'uses_unit', a.uses_unit, 'pays_instructor', a.pays_instructor)
    from attendance before, class_sessions s
    where a.session_id = ${anyOf(sessions)} and a.event <> 'called_off'
      and before.tenant_id = a.tenant_id and before.session_id = a.session_id and before.student_id = a.student_id
      and s.tenant_id = a.tenant_id and s.id = a.session_id and s.cancelled_by is distinct from 'student'
    returning ${changedMark}`
)

const bringingBack = statement(
  (_, { sessions }: { sessions: string[] }) => sql<ChangedMark>`
    update attendance a set event = w.event, counts_as_attended = w.counts_as_attended,
      charge_percent = w.charge_percent, uses_unit = w.uses_unit, pays_instructor = w.pays_instructor,
      version = a.version + 1, stood = null
    from attendance before, jsonb_to_record(before.stood) as w (event text, counts_as_attended boolean,
      charge_percent smallint, uses_unit boolean, pays_instructor boolean)
    where a.session_id = ${anyOf(sessions)} and a.event = 'called_off'
      and before.tenant_id = a.tenant_id and before.session_id = a.session_id and before.student_id = a.student_id
    returning ${changedMark}`
)

const texts = sql.join(
  ['status', 'minutes_late', 'minutes_early', 'excuse', 'notice_at', 'note'].map(
    (field) => sql`${sql.lit(field)}, ${sql.ref(`a.${field}`)}`
  )
)

/** In the history of each mark, as what it was and is by now. */
const keeping = statement(
  (_, given: { rows: string; at: Date }) => sql`
    insert into attendance_marks (id, session_id, student_id, mark, before, method, marked_at, kept_at, version)
    select uuidv7(), a.session_id, a.student_id, said || ${outcomeOf('a')}, said || r.previous,
      'call_off', ${given.at}, ${given.at}, a.version
    from jsonb_to_recordset(${given.rows}::jsonb) as r (session_id uuid, student_id uuid, previous jsonb)
      join attendance a on a.session_id = r.session_id and a.student_id = r.student_id,
      lateral jsonb_strip_nulls(jsonb_build_object(${texts})) as said`
)

async function keep(rows: ChangedMark[]) {
  if (rows.length === 0) return
  await keeping({ rows: JSON.stringify(rows), at: now().toJSDate() })
  await record(rows)
}

async function record(rows: ChangedMark[]) {
  const subject = { actor: system, action: 'attendance.correct', subjectType: 'class_session' }
  const entries = [...Map.groupBy(rows, (row) => row.session_id)].map(([subjectId, of]) => ({
    ...subject,
    subjectId,
    before: {
      marks: of.map((row) => toldMark(row.student_id, { ...row, ...row.previous })),
    },
    after: { marks: of.map((row) => toldMark(row.student_id, row)) },
  }))
  await recordAudit(...entries)
}
