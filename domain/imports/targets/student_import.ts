import { peopleFinder } from '#domain/imports/records/find_people'
import { similarStudents } from '#domain/imports/records/find_similar_students'
import type { RecordTarget } from '#domain/imports/records/target'
import { studentNumberPrefix } from '#domain/people/students/rules/student_number'
import { storedNameFields } from '#domain/shared/text/person_names'

export const studentImport: RecordTarget = {
  table: 'students',
  one: 'student',
  columns: [
    ...storedNameFields,
    ...['gender', 'birth_date', 'nationality', 'national_id', 'email', 'phone', 'whatsapp'],
    ...['school_name', 'status', 'notes'],
  ],
  defaults: { whatsapp: false, status: 'active' },
  numbering: {
    column: 'number',
    counter: 'students',
    prefix: studentNumberPrefix,
    isSequenced: true,
  },
  departs: 'student',
  findSimilar: similarStudents,
  find: peopleFinder('students', ['birth_date', 'phone']),
}
