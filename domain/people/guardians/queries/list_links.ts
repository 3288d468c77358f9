import { sql } from 'kysely'
import type { LinkColumns } from '#domain/people/guardians/link'
import type { Channel, Relation } from '#domain/people/guardians/rules/guardian'
import { statement } from '#domain/shared/data/statement'

type Rights = Omit<LinkColumns, 'relation' | 'channels'> & {
  relation: Relation
  channels: Channel[]
  version: number
}

type Person = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  photo: string | null
  phone: string | null
  email: string | null
  whatsapp: boolean
  status: string
  archived_at: Date | null
}

export type LinkedPerson = Person & Rights

const linked = (one: 'guardian' | 'student') => sql`
  select p.id, p.number, p.first_name, p.last_name, p.first_name_other, p.last_name_other, p.photo, p.phone, p.email,
    p.whatsapp, p.status, p.archived_at, l.relation, l.is_primary, l.is_payer, l.contact_priority, l.may_see_data,
    l.may_pick_up, l.channels, l.version
  from student_guardians l
  join ${sql.table(`${one}s`)} p on p.tenant_id = l.tenant_id and p.id = ${sql.ref(`l.${one}_id`)}`

const guardiansOf = statement(
  (_, given: { studentId: string }) => sql<LinkedPerson>`
    ${linked('guardian')} where l.student_id = ${given.studentId}
    order by not l.is_primary, l.contact_priority, p.sequence`
)

const childrenOf = statement(
  (_, given: { guardianId: string }) => sql<LinkedPerson>`
    ${linked('student')} where l.guardian_id = ${given.guardianId}
    order by p.archived_at is not null, p.sequence limit 200`
)

export const listGuardiansOf = (studentId: string) => guardiansOf({ studentId })

/** Archived children last; of a company the first 200. */
export const listChildrenOf = (guardianId: string) => childrenOf({ guardianId })
