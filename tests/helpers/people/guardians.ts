import { LinkGuardian } from '#domain/people/guardians/actions/link_guardian'
import { RegisterGuardian } from '#domain/people/guardians/actions/register_guardian'
import type { GuardianFields } from '#domain/people/guardians/guardian_fields'
import type { Rights } from '#domain/people/guardians/rules/guardian'
import { system } from '#domain/shared/audit/actor'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'

const blank: GuardianFields = {
  firstName: 'Huda',
  lastName: 'Haddad',
  firstNameOther: null,
  lastNameOther: null,
  gender: null,
  nationality: null,
  nationalId: null,
  email: null,
  phone: null,
  whatsapp: false,
  address: null,
  status: 'active',
  notes: null,
}

export const mother: Rights = {
  relation: 'mother',
  isPrimary: false,
  isPayer: false,
  contactPriority: 1,
  maySeeData: true,
  mayPickUp: true,
  channels: ['call'],
}

export async function createGuardian(centre: Centre, fields: Partial<GuardianFields> = {}) {
  const made = await new RegisterGuardian().execute({
    tenantId: centre.id,
    actor: system,
    fields: { ...blank, ...fields },
    duplicatesConfirmed: true,
  })
  if (!made.ok) throw new Error(made.error.type)
  return made.value
}

/** Makes somebody a guardian of a child; answers what the domain said. */
export const link = (
  centre: Centre,
  studentId: string,
  guardianId: string,
  rights: Partial<Rights> = {}
) =>
  new LinkGuardian().execute({
    tenantId: centre.id,
    actor: system,
    studentId,
    guardianId,
    rights: { ...mother, ...rights },
  })

export async function linksOf(centre: Centre, studentId: string) {
  const rows = await rowsOf(centre, 'student_guardians', { student_id: studentId })
  return Object.fromEntries(rows.map((row) => [row.guardian_id as string, row]))
}
