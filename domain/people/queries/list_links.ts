import type { LinkColumns } from '#domain/people/link'
import type { Channel, Relation } from '#domain/people/rules/guardian'
import { selectRows } from '#domain/shared/select_rows'

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

const sql = (person: string, one: 'guardian' | 'student', other: 'guardian' | 'student') => `
  select p.id, p.number, p.first_name, p.last_name, p.first_name_other, p.last_name_other, p.photo, p.phone, p.email,
    p.whatsapp, p.status, p.archived_at, l.relation, l.is_primary, l.is_payer, l.contact_priority, l.may_see_data,
    l.may_pick_up, l.channels, l.version
  from student_guardians l join ${person} p on p.tenant_id = l.tenant_id and p.id = l.${one}_id
  where l.${other}_id = ? order by`

const guardians = `${sql('guardians', 'guardian', 'student')} not l.is_primary, l.contact_priority, p.sequence`
const children = `${sql('students', 'student', 'guardian')} p.archived_at is not null, p.sequence limit 200`

/** A child's guardians with what they may do, in the order they are called. */
export const listGuardiansOf = (studentId: string) =>
  selectRows<LinkedPerson>(guardians, [studentId])

/** A guardian's children with what the guardian may do for each, archived ones last; a company's first 200. */
export const listChildrenOf = (guardianId: string) =>
  selectRows<LinkedPerson>(children, [guardianId])
