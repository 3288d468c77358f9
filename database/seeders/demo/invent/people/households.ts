import type { PayerKind } from '#domain/people/guardians/rules/payer_kinds'
import type { Family } from '#database/seeders/demo/invent/people/families'
import type { Guardian } from '#database/seeders/demo/invent/people/guardians'
import type { Student } from '#database/seeders/demo/invent/people/students'
import type { World } from '#database/seeders/demo/world'

export type Bill = {
  kind: PayerKind
  sequence: number
  guardian: Guardian | undefined
  students: Student[]
  address: string
}

const companies = [
  ['شركة الأفق للتقنية', '310000000000003'],
  ['مؤسسة رعاية للتنمية', null],
  ['Gulf Marine Services', '310000000000013'],
  ['شركة البناء الحديث', '310000000000023'],
] as const

export function inventHousehold(
  world: World,
  { name: [latin, arabic], inArabic }: Family,
  bill: Bill
) {
  const { kind, sequence, guardian, students, address } = bill
  const [first] = students
  const came = first!.created_at
  const [company, taxNumber] = companies[sequence % companies.length]!
  const left = students.every(({ archived_at: at }) => at)
  return {
    id: world.chance.id(came),
    number: `F-${String(sequence).padStart(4, '0')}`,
    name: inArabic ? arabic : latin,
    name_other: inArabic ? latin : arabic,
    payer_kind: kind,
    payer_guardian_id: kind === 'guardian' ? guardian!.id : null,
    payer_student_id: kind === 'student' ? first!.id : null,
    company_name: kind === 'company' ? company : null,
    company_tax_number: kind === 'company' ? taxNumber : null,
    address,
    created_at: came,
    updated_at: came,
    archived_at: left ? first!.archived_at : null,
  }
}
