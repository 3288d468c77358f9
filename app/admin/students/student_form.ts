import type { Infer } from '@vinejs/vine/types'
import type { registerStudentValidator } from '#app/admin/students/student_validator'
import type { StudentFields } from '#domain/people/student_fields'

/** A validated form as the domain's fields: what was left empty is null. */
export function studentFields(form: Infer<typeof registerStudentValidator>): StudentFields {
  return {
    firstName: form.first_name,
    lastName: form.last_name,
    firstNameOther: form.first_name_other ?? null,
    lastNameOther: form.last_name_other ?? null,
    gender: form.gender ?? null,
    birthDate: form.birth_date ?? null,
    nationality: form.nationality ?? null,
    nationalId: form.national_id ?? null,
    email: form.email ?? null,
    phone: form.phone ?? null,
    whatsapp: form.whatsapp ?? false,
    schoolName: form.school_name ?? null,
    status: form.status ?? 'active',
    notes: form.notes ?? null,
  }
}
