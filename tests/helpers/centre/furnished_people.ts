import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import type { Centre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export async function furnishPeople(
  centre: Centre,
  people: { instructor: string; student: string; guardian: string; user: string }
) {
  const own = { id: uuid(), instructor_id: people.instructor }
  await insert(centre, 'availability_windows', {
    ...own,
    weekday: 7,
    starts: '16:00',
    ends: '20:00',
  })
  await insert(centre, 'absences', {
    ...own,
    starts_at: '2026-12-01T06:00Z',
    ends_at: '2026-12-02T06:00Z',
    asked_by: people.user,
    decided_by: people.user,
    decided_at: '2026-11-20T06:00Z',
  })
  await insert(centre, 'pay_rules', {
    ...own,
    method: 'per_hour',
    amount: 5000,
    currency: 'QAR',
    exponent: 2,
    effective_from: '2026-01-01',
  })
  await insert(centre, 'instructor_documents', { ...own, kind: 'contract', title: 'Contract' })
  const household = uuid()
  await insert(centre, 'households', {
    id: household,
    number: 'F-0001',
    name: 'Khalil',
    payer_guardian_id: people.guardian,
  })
  await insert(centre, 'households', {
    id: uuid(),
    number: 'F-0002',
    name: 'Omar Khalil',
    payer_kind: 'student',
    payer_student_id: people.student,
  })
  await withTenant(centre.id, () =>
    db()
      .updateTable('students')
      .set({ household_id: household })
      .where('id', '=', people.student)
      .execute()
  )
  await insert(centre, 'student_guardians', {
    student_id: people.student,
    guardian_id: people.guardian,
    relation: 'father',
  })
  return household
}
