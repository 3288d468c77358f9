import { isArabic } from '#domain/shared/text/person_names'

export type HouseholdFields = {
  name: string
  nameOther: string | null
  payer:
    | { kind: 'guardian'; guardianId: string }
    | { kind: 'student'; studentId: string }
    | { kind: 'company'; name: string; taxNumber: string | null }
  address: string | null
  notes: string | null
}

export function householdColumns({ name, nameOther, payer, address, notes }: HouseholdFields) {
  return {
    name,
    name_other: nameOther,
    payer_kind: payer.kind,
    payer_guardian_id: payer.kind === 'guardian' ? payer.guardianId : null,
    payer_student_id: payer.kind === 'student' ? payer.studentId : null,
    company_name: payer.kind === 'company' ? payer.name : null,
    company_tax_number: payer.kind === 'company' ? payer.taxNumber : null,
    address,
    notes,
  }
}

type Name = { name: string; name_other: string | null }

export function keepLead<After extends Name>(before: Name, after: After): After {
  const { name, name_other: other } = after
  const changes = other && isArabic(other) === isArabic(before.name)
  if (!changes || isArabic(name) === isArabic(before.name)) return after
  return { ...after, name: other, name_other: name }
}
