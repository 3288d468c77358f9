import type { StudentFields } from '#domain/people/student_fields'
import { selectRows } from '#domain/shared/select_rows'
import type { Binding } from '#domain/shared/tenant_scope'
import { tenantId } from '#domain/shared/tenant_scope'

export type Duplicate = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  phone: string | null
  birth_date: string | null
  archived_at: Date | null
  reason: 'phone' | 'name_and_birth_date' | 'sibling'
}

type Suspect = Pick<
  StudentFields,
  'firstName' | 'lastName' | 'firstNameOther' | 'lastNameOther' | 'phone' | 'birthDate'
>

const columns = `id, number, first_name, last_name, first_name_other, last_name_other, phone,
  birth_date::text as birth_date, archived_at`

/**
 * Two branches, because only a condition of its own reaches an index under row-level security. A name that is the same
 * stands in search_text, normalised already: asked first, it spares normalising everyone born on that day.
 */
export const possibleDuplicates = `
  with named as materialized (
    select array_remove(array[search.normalise(?), search.normalise(?)], '') as names
  ), suspects as (
    select ${columns}, 'phone' as reason from students where tenant_id = ?::uuid and phone = ?
    union all
    select ${columns}, 'name_and_birth_date' from students, named
    where tenant_id = ?::uuid and birth_date = ?::date and not coalesce(phone = ?, false)
      and (position(names[1] in search_text) > 0 or position(names[2] in search_text) > 0)
      and array[search.normalise(first_name || ' ' || last_name), search.normalise(first_name_other || ' ' || last_name_other)]
        && names
  )
  select * from suspects where id is distinct from ?::uuid
  order by archived_at is not null, number desc limit 10`

/** What possibleDuplicates is asked with; nothing where too little is known to suspect anybody. `self` is the student being edited. */
export function lookingFor(
  tenant: string,
  suspect: Suspect,
  self: string | null = null
): Binding[] | undefined {
  const { phone, birthDate } = suspect
  if (!phone && !birthDate) return undefined
  const name = `${suspect.firstName} ${suspect.lastName}`
  const other = `${suspect.firstNameOther ?? ''} ${suspect.lastNameOther ?? ''}`
  return [name, other, tenant, phone, tenant, birthDate, phone, self]
}

/**
 * Students who may be this one already: the same phone, or the same name in either script and birth date, archived
 * ones too (domain §1.6). A warning, never a refusal: siblings share a phone.
 */
export class FindPossibleDuplicates {
  async execute(suspect: Suspect, self: string): Promise<Duplicate[]> {
    const looking = lookingFor(tenantId(), suspect, self)
    return looking ? selectRows<Duplicate>(possibleDuplicates, looking) : []
  }
}
