import type { Infer } from '@vinejs/vine/types'
import type { registerStudentValidator } from '#app/admin/students/student_validator'
import { personFields } from '#core/people/person_form'
import type { StudentFields } from '#domain/people/students/student_fields'

export const studentFields = (form: Infer<typeof registerStudentValidator>): StudentFields => ({
  ...personFields(form),
  birthDate: form.birth_date ?? null,
  schoolName: form.school_name ?? null,
  status: form.status ?? 'active',
})
