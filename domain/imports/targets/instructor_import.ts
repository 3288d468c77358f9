import { peopleFinder } from '#domain/imports/records/find_people'
import { instructorStanding } from '#domain/imports/records/instructor_standing'
import type { RecordTarget } from '#domain/imports/records/target'
import { numberPrefixes } from '#domain/shared/records/number_prefixes'
import { storedNameFields } from '#domain/shared/text/person_names'

export const instructorImport: RecordTarget = {
  table: 'instructors',
  one: 'instructor',
  columns: [
    ...storedNameFields,
    ...['gender', 'birth_date', 'nationality', 'national_id', 'email', 'phone', 'whatsapp'],
    ...['status', 'hired_on', 'left_on', 'contract', 'qualifications', 'notes', 'languages'],
  ],
  defaults: { whatsapp: false, status: 'active', languages: [] },
  numbering: {
    column: 'number',
    counter: 'instructors',
    prefix: () => numberPrefixes.instructors,
    isSequenced: false,
  },
  departs: 'instructor',
  standing: instructorStanding,
  find: peopleFinder('instructors', ['birth_date', 'phone']),
}
