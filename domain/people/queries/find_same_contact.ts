import { sql } from 'kysely'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

type People = 'guardians' | 'instructors'

const contact = (people: People) =>
  columns(people, 's', ['id', 'number', ...storedNameFields, 'phone', 'email', 'archived_at'])

export type SameContact = RowIn<ReturnType<typeof contact>> & {
  reason: keyof Suspect
}

type Suspect = { phone: string | null; email: string | null }

type Looking = Suspect & { self: string | null }

const looking = (people: People) =>
  statement(
    (_, given: Looking) => sql<SameContact>`
  with suspects as (
    select *, 'phone' as reason from ${sql.table(people)} where phone = ${given.phone}
    union all
    select *, 'email' as reason from ${sql.table(people)} where email = ${given.email} and not coalesce(phone = ${given.phone}, false)
  )
  select ${contact(people)}, reason
  from suspects s where id is distinct from ${given.self}::uuid order by archived_at is not null, number desc limit 10`
  )

const statements = { guardians: looking('guardians'), instructors: looking('instructors') }

/**
 * Guardians or instructors with the same phone or e-mail, archived ones too. A warning, never a
 * refusal: two parents share a phone. `self` is the person being edited.
 */
export async function findSameContact(
  people: keyof typeof statements,
  { phone, email }: Suspect,
  self: string | null = null
): Promise<SameContact[]> {
  if (!phone && !email) return []
  return statements[people]({ phone, email, self })
}
