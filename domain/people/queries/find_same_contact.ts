import { selectRows } from '#domain/shared/select_rows'

export type SameContact = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  phone: string | null
  email: string | null
  archived_at: Date | null
  reason: 'phone' | 'email'
}

type Suspect = { phone: string | null; email: string | null }

const sql = (people: string) => `
  with suspects as (
    select *, 'phone' as reason from ${people} where phone = ?
    union all
    select *, 'email' as reason from ${people} where email = ? and not coalesce(phone = ?, false)
  )
  select id, number, first_name, last_name, first_name_other, last_name_other, phone, email, archived_at, reason
  from suspects where id is distinct from ?::uuid order by archived_at is not null, number desc limit 10`

const statements = { guardians: sql('guardians'), instructors: sql('instructors') }

/**
 * Guardians or instructors who may be this one already: the same phone or e-mail, archived ones too. A warning, never a
 * refusal: two parents share a phone. `self` is the person being edited.
 */
export async function findSameContact(
  people: keyof typeof statements,
  { phone, email }: Suspect,
  self: string | null = null
): Promise<SameContact[]> {
  if (!phone && !email) return []
  return selectRows<SameContact>(statements[people], [phone, email, phone, self])
}
