import { NumberedRecord } from '#domain/people/numbered_record'

export const households = new NumberedRecord({
  area: 'households',
  subject: 'household',
  written: [
    'name',
    'name_other',
    'payer_kind',
    'payer_guardian_id',
    'payer_student_id',
    'company_name',
    'company_tax_number',
    'address',
    'notes',
  ],
  isSequenced: false,
})
