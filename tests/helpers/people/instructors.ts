import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import {
  unknownInstructor,
  type InstructorFields,
} from '#domain/people/instructors/instructor_fields'
import { RegisterInstructor } from '#domain/people/instructors/actions/register_instructor'
import { system } from '#domain/shared/audit/actor'
import type { Centre } from '#tests/helpers/centre/centre'
import { subjects } from '#tests/helpers/teaching/entries'
import { createGroup } from '#tests/helpers/teaching/groups'
import { insert } from '#tests/helpers/database/insert'

export async function createInstructor(centre: Centre, fields: Partial<InstructorFields> = {}) {
  const made = await new RegisterInstructor().execute({
    tenantId: centre.id,
    actor: system,
    fields: { ...unknownInstructor, firstName: 'Omar', lastName: 'Darwish', ...fields },
    duplicatesConfirmed: true,
  })
  if (!made.ok) throw new Error(made.error.type)
  return made.value
}

const inDays = (days: number) => DateTime.utc().plus({ days })

export async function busyInstructor(centre: Centre) {
  const { id } = await createInstructor(centre, {
    firstNameOther: 'عمر',
    lastNameOther: 'درويش',
    phone: '+966501112233',
    email: 'omar.darwish@centre.test',
    hiredOn: '2024-09-01',
    contract: 'employee',
    maxWeeklyMinutes: 1200,
    languages: ['ar', 'en'],
    qualifications: 'MSc Mathematics',
    colour: '#168080',
  })
  const own = { instructor_id: id }
  const subject = await subjects.add(centre, { name_en: 'Physics', name_ar: 'الفيزياء' })
  await insert(centre, 'instructor_subjects', { ...own, subject_id: subject.id })
  const evening = { ...own, starts: '16:00', ends: '20:00' }
  for (const weekday of [7, 2]) {
    await insert(centre, 'availability_windows', { ...evening, id: uuid(), weekday })
  }
  await insert(centre, 'absences', {
    ...own,
    id: uuid(),
    starts_at: inDays(20).toISO(),
    ends_at: inDays(24).toISO(),
    reason: 'Annual leave',
  })
  for (const [kind, title, days] of [
    ['visa', 'Residence', 12],
    ['identity', 'Identity card', -3],
    ['qualification', 'Teaching licence', 700],
  ] as const) {
    const paper = { id: uuid(), kind, title, expires_on: inDays(days).toISODate() }
    await insert(centre, 'instructor_documents', { ...own, ...paper })
  }
  const rule = { method: 'per_hour', amount: 7500, currency: 'SAR', exponent: 2 }
  await insert(centre, 'pay_rules', {
    ...own,
    ...rule,
    id: uuid(),
    effective_from: '2026-01-01',
  })
  await createGroup(centre, { instructorId: id })
  return id
}
