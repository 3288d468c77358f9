import { sql } from 'kysely'
import { hasPersonKeys } from '#domain/people/queries/has_person_keys'
import type { StudentFields } from '#domain/people/students/student_fields'
import { columns, enteredTenant as entered, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { personKeys } from '#domain/shared/names/person_keys'
import { storedNameFields, storedNamesOf } from '#domain/shared/text/person_names'

export const duplicateColumns = columns('students', 's', [
  'id',
  'number',
  ...storedNameFields,
  'phone',
  'birth_date',
  'archived_at',
])

type DuplicateReason = 'phone' | 'name_and_birth_date' | 'sibling'

export type Duplicate = RowIn<typeof duplicateColumns> & {
  reason: DuplicateReason
}

type Suspect = Pick<
  StudentFields,
  'firstName' | 'lastName' | 'firstNameOther' | 'lastNameOther' | 'phone' | 'birthDate'
>

type Looking = {
  name: string
  other: string
  /** The `personKeys` of the name, as JSON. */
  keys: string
  suspected_phone: string | null
  suspected_day: string | null
  self: string | null
}

/**
 * Two branches, because only a condition of its own reaches an index under row-level security. A name
 * counts as it is spelt, and in the other script or written apart as it sounds.
 */
export const possibleDuplicates = (looking: Looking) => sql<Duplicate>`
  with named as materialized (
    select array_remove(
      array[search.normalise(${looking.name}), search.normalise(${looking.other})], '') as names
  ), suspects as (
    select ${duplicateColumns}, 'phone' as reason from students s
    where tenant_id = ${entered} and phone = ${looking.suspected_phone}
    union all
    select ${duplicateColumns}, 'name_and_birth_date' from students s, named
    where tenant_id = ${entered} and birth_date = ${looking.suspected_day}::date
      and not coalesce(phone = ${looking.suspected_phone}, false)
      and (
        (position(names[1] in search_text) > 0 or position(names[2] in search_text) > 0)
          and array[search.normalise(first_name || ' ' || last_name), search.normalise(first_name_other || ' ' || last_name_other)]
            && names
        or ${hasPersonKeys(sql`s.name_keys`, sql`${looking.keys}::jsonb`)})
  )
  select * from suspects where id is distinct from ${looking.self}::uuid
  order by archived_at is not null, number desc limit 10`

const suspected = statement((_, looking: Looking) => possibleDuplicates(looking))

/** Undefined where too little is known to suspect anybody. `self` is the student being edited. */
export function lookingFor(suspect: Suspect, self: string | null = null): Looking | undefined {
  const { phone, birthDate } = suspect
  if (!phone && !birthDate) return undefined
  return {
    name: `${suspect.firstName} ${suspect.lastName}`,
    other: `${suspect.firstNameOther ?? ''} ${suspect.lastNameOther ?? ''}`,
    keys: JSON.stringify(personKeys(storedNamesOf(suspect))),
    suspected_phone: phone,
    suspected_day: birthDate,
    self,
  }
}

/**
 * Answers students with the same phone, or with the same birth date and a name that is the same or sounds
 * so, archived ones too (domain §1.6). A warning, never a refusal: siblings share a phone.
 */
export class FindPossibleDuplicates {
  async execute(suspect: Suspect, self: string): Promise<Duplicate[]> {
    const looking = lookingFor(suspect, self)
    return looking ? suspected(looking) : []
  }
}
