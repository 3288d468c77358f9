import { sql } from 'kysely'
import { alertsGuardians } from '#domain/attendance/absence_alerts/standing_absence'
import { noticed } from '#domain/attendance/notices/noticed'
import { writtenPhone } from '#domain/people/rules/written_phone'
import {
  contactOrder,
  reachableGuardians,
} from '#domain/people/guardians/queries/reachable_guardians'
import { anyOf, type Columns, jsonById, jsonOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const called = jsonOf('guardians', 'g', ['id', 'phone', ...storedNameFields])

type Contact = NonNullable<typeof called.expressionType>

const studentNamed = jsonById('students', sql.ref('m.student_id'), ['id', ...storedNameFields])

type Named = NonNullable<typeof studentNamed.expressionType>

type Mark = Columns<'attendance', 'session_id' | 'student_id'>

type AbsenceRow = {
  alerts: boolean
  session_id: Mark['session_id'] | null
  student_id: Mark['student_id'] | null
  student: Named | null
  contact: Contact | null
}

const untold = statement(
  (_, input: { sessions: string[] }) => sql<AbsenceRow>`
    select y.alerts, u.session_id, u.student_id, u.student, u.contact
    from (select ${alertsGuardians} as alerts) y
    left join lateral (
      select m.session_id, m.student_id, ${studentNamed} as student, c.contact
      from attendance m
      join class_sessions s on s.tenant_id = m.tenant_id and s.id = m.session_id
      left join lateral (
        select ${called} as contact
        from student_guardians l join guardians g on g.tenant_id = l.tenant_id and g.id = l.guardian_id
        where l.tenant_id = m.tenant_id and l.student_id = m.student_id
          and g.archived_at is null and g.phone is not null
        order by ${contactOrder('l', 'g')} limit 1
      ) c on true
      where m.session_id = ${anyOf(input.sessions)} and m.status = 'absent' and s.status <> 'cancelled'
        and not exists (select from ${noticed} n)
        and not exists (select from (${reachableGuardians(sql`select m.student_id`)}) reached)
    ) u on y.alerts`
)

const written = (contact: Contact) => ({ ...contact, phone_written: writtenPhone(contact.phone) })

export interface UntoldAbsence {
  student_id: string
  /** Whom to call instead. */
  contact: (Contact & { phone_written: string | null }) | null
}

/** Students who missed a session without notice and have no guardian an e-mail would reach; undefined where the centre sends no alerts. */
export async function untoldAbsences(session: string): Promise<UntoldAbsence[] | undefined> {
  const rows = await untold({ sessions: [session] })
  if (!rows[0]?.alerts) return undefined
  return rows.flatMap(({ student_id: id, contact }) =>
    id ? [{ student_id: id, contact: contact && written(contact) }] : []
  )
}

/** The same absences in several sessions, with names. A centre that sends no alerts has none. */
export async function absencesToCallAbout(sessions: string[]) {
  const rows = sessions.length === 0 ? [] : await untold({ sessions })
  return rows.flatMap(({ session_id: session, student, contact }) =>
    session && student
      ? [{ session_id: session, student, contact: contact && written(contact) }]
      : []
  )
}
