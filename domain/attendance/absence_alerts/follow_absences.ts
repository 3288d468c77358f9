import { sql } from 'kysely'
import { standardSettings } from '#domain/attendance/rules/policy'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { enqueueEach } from '#domain/shared/runtime/jobs'
import { now } from '#domain/shared/time/clock'

/** Marks of absence whose guardians are to be told, or one guardian's letter. */
export type AlertMail =
  { mail: 'absences'; markIds: string[] } | { mail: 'absence_alert'; guardianId: string }

interface MarkedStudents {
  sessionId: string
  studentIds: string[]
}

/** What is written down days later tells nobody: the guardians know by then, or never will care. */
const hoursAlerted = 24

type Turned = Columns<'absence_alerts', 'mark_id'> & {
  is_absent: boolean
  minutes: number | null
  told: string[]
}

/** Of the latest marks, those that turned to an absence or away from one. */
const turned = statement(
  (_, given: { session: string; students: string[]; at: Date }) => sql<Turned>`
    select l.id as mark_id, l.is_absent, y.minutes, coalesce(t.told, '{}') as told
    from (
      select distinct on (m.student_id) m.id, m.student_id, m.mark ->> 'status' = 'absent' as is_absent,
        coalesce(m.before ->> 'status' = 'absent', false) as was_absent
      from attendance_marks m
      where m.session_id = ${given.session} and m.student_id = ${anyOf(given.students)}
      order by m.student_id, m.kept_at desc, m.id desc
    ) l
    left join (
      select coalesce(c.alert_minutes, ${sql.lit(standardSettings.alert_minutes)})::integer as minutes
      from attendance_policies c, class_sessions s
      where c.group_id is null and c.alerts_guardians and s.id = ${given.session}
        and s.ends_at > ${given.at}::timestamptz - interval '${sql.lit(hoursAlerted)} hours'
    ) y on l.is_absent
    left join lateral (
      select array_agg(distinct r.guardian_id) as told
      from attendance_marks m join absence_alerts r on r.tenant_id = m.tenant_id and r.mark_id = m.id
      where m.session_id = ${given.session} and m.student_id = l.student_id and r.corrected_at is null
    ) t on not l.is_absent
    where l.is_absent <> l.was_absent`
)

/** Seconds in which whoever corrects a correction can do so before anybody has read of it. */
const correctionsWait = 15

/** Letters are written after the delay that the centre chose, and only if what was marked still stands then. */
export async function followAbsences({ sessionId, studentIds }: MarkedStudents) {
  const rows = await turned({ session: sessionId, students: studentIds, at: now().toJSDate() })
  const absent = rows.filter((row) => row.is_absent && row.minutes !== null)
  if (absent.length > 0) {
    const job: AlertMail = { mail: 'absences', markIds: absent.map((row) => row.mark_id) }
    await enqueueEach('mail', [job], { wait: absent[0]!.minutes! * 60 })
  }
  const told = [...new Set(rows.flatMap((row) => row.told))]
  const letters = told.map((guardianId): AlertMail => ({ mail: 'absence_alert', guardianId }))
  await enqueueEach('mail', letters, { wait: correctionsWait })
}
