import { RegisterStudent } from '#domain/people/students/actions/register_student'
import type { StudentFields } from '#domain/people/students/student_fields'
import { system } from '#domain/shared/audit/actor'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'

export const blankStudent: StudentFields = {
  firstName: 'Sara',
  lastName: 'Haddad',
  firstNameOther: null,
  lastNameOther: null,
  gender: null,
  birthDate: null,
  nationality: null,
  nationalId: null,
  email: null,
  phone: null,
  whatsapp: false,
  schoolName: null,
  status: 'active',
  notes: null,
}

export async function createStudent(centre: Centre, fields: Partial<StudentFields> = {}) {
  const made = await new RegisterStudent().execute({
    tenantId: centre.id,
    zone: 'Asia/Riyadh',
    actor: system,
    fields: { ...blankStudent, ...fields },
    duplicatesConfirmed: true,
  })
  if (!made.ok) throw new Error(made.error.type)
  return made.value
}

export async function studentRow(centre: Centre, id: string) {
  const [row] = await rowsOf(centre, 'students', { id })
  return row
}

export async function auditOf(centre: Centre, id: string) {
  const rows = await rowsOf(centre, 'audit_events', { subject_id: id })
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}
