import { personColumns, type PersonFields } from '#domain/people/person_fields'
import type { StudentStatus } from '#domain/people/students/rules/student_status'

export type StudentFields = PersonFields & {
  /** YYYY-MM-DD. */
  birthDate: string | null
  schoolName: string | null
  status: StudentStatus
}

export const studentColumns = (fields: StudentFields, photo?: string | null) => ({
  ...personColumns(fields, photo),
  birth_date: fields.birthDate,
  school_name: fields.schoolName,
  status: fields.status,
})
