import { sql } from 'kysely'
import type { Channel } from '#domain/people/guardians/rules/guardian'
import { contactOrder } from '#domain/people/guardians/queries/reachable_guardians'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const personOf = (people: 'guardians' | 'students') =>
  columns(people, 'p', [
    'id',
    'number',
    ...storedNameFields,
    'photo',
    'phone',
    'email',
    'whatsapp',
    'status',
    'archived_at',
  ])

const rights = columns('student_guardians', 'l', [
  'relation',
  'is_primary',
  'is_payer',
  'contact_priority',
  'may_see_data',
  'may_pick_up',
  'channels',
  'version',
])

export type LinkedPerson = RowIn<ReturnType<typeof personOf>> &
  Omit<RowIn<typeof rights>, 'channels'> & { channels: Channel[] }

const linked = (one: 'guardian' | 'student') => sql`
  select ${personOf(`${one}s`)}, ${rights}
  from student_guardians l
  join ${sql.table(`${one}s`)} p on p.tenant_id = l.tenant_id and p.id = ${sql.ref(`l.${one}_id`)}`

const guardiansOf = statement(
  (_, given: { studentId: string }) => sql<LinkedPerson>`
    ${linked('guardian')} where l.student_id = ${given.studentId}
    order by ${contactOrder('l', 'p')}`
)

const childrenOf = statement(
  (_, given: { guardianId: string }) => sql<LinkedPerson>`
    ${linked('student')} where l.guardian_id = ${given.guardianId}
    order by p.archived_at is not null, p.sequence limit 200`
)

export const listGuardiansOf = (studentId: string) => guardiansOf({ studentId })

/** Archived children last; 200 at most. */
export const listChildrenOf = (guardianId: string) => childrenOf({ guardianId })
