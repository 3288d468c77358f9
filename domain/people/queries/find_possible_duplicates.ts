import type { StudentFields } from '#domain/people/student_fields'
import { selectRows } from '#domain/shared/select_rows'
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
  reason: 'phone' | 'name_and_birth_date'
}

type Suspect = Pick<
  StudentFields,
  'firstName' | 'lastName' | 'firstNameOther' | 'lastNameOther' | 'phone' | 'birthDate'
>

const columns = `id, number, first_name, last_name, first_name_other, last_name_other, phone,
  birth_date::text as birth_date, archived_at`

/** Two branches, because only a condition of its own reaches an index under row-level security. */
const sql = `
  with suspects as (
    select ${columns}, 'phone' as reason from students where tenant_id = :tenant and phone = :phone
    union all
    select ${columns}, 'name_and_birth_date' from students
    where tenant_id = :tenant and birth_date = :birthDate::date and not coalesce(phone = :phone, false)
      and array[search.normalise(first_name || ' ' || last_name), search.normalise(first_name_other || ' ' || last_name_other)]
        && array_remove(array[search.normalise(:name), search.normalise(:nameOther)], '')
  )
  select * from suspects where id is distinct from :self::uuid
  order by archived_at is not null, number desc limit 10`

/**
 * Students who may be this one already: the same phone, or the same name in either script and birth date, archived
 * ones too (domain §1.6). A warning, never a refusal: siblings share a phone. `self` is the student being edited.
 */
export class FindPossibleDuplicates {
  async execute(suspect: Suspect, self: string | null = null): Promise<Duplicate[]> {
    if (!suspect.phone && !suspect.birthDate) return []
    return selectRows<Duplicate>(sql, {
      tenant: tenantId(),
      self,
      phone: suspect.phone,
      birthDate: suspect.birthDate,
      name: `${suspect.firstName} ${suspect.lastName}`,
      nameOther: `${suspect.firstNameOther ?? ''} ${suspect.lastNameOther ?? ''}`,
    })
  }
}
