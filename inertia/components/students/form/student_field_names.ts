import { nameFields } from '#domain/shared/text/person_names'

/** The form's fields in the order they stand in it; the error summary follows it. */
export const labelledInputs = [
  'photo',
  ...nameFields,
  'phone',
  'phone_country',
  'whatsapp',
  'email',
  'birth_date',
  'gender',
  'nationality',
  'national_id',
  'school_name',
  'status',
  'notes',
] as const

/** A new student's guardian, as `guardian_*` of the form. */
export const guardianInputs = [...nameFields, 'phone', 'email', 'relation'] as const
