import type { Columns } from '#domain/shared/data/sql'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { storedNameIn, type StoredNames } from '#domain/shared/text/person_names'

type Listed = Columns<
  'students',
  'id' | 'number' | keyof StoredNames | 'email' | 'phone' | 'created_at' | 'archived_at' | 'version'
> & { status: string }

type Shown = Listed &
  Columns<
    'students',
    'gender' | 'nationality' | 'national_id' | 'whatsapp' | 'notes' | 'updated_at'
  >

export const listedPerson = <Person extends Listed>(person: Person) => ({
  id: person.id,
  number: person.number,
  ...storedNameIn(person),
  email: person.email,
  phone_written: writtenPhone(person.phone),
  status: person.status as Person['status'],
  created_at: person.created_at.toISOString(),
  archived_at: person.archived_at?.toISOString() ?? null,
  version: person.version,
})

export const shownPerson = <Person extends Shown>(person: Person) => ({
  ...listedPerson(person),
  phone: person.phone,
  gender: person.gender,
  nationality: person.nationality,
  national_id: person.national_id,
  whatsapp: person.whatsapp,
  notes: person.notes,
  updated_at: person.updated_at.toISOString(),
})
