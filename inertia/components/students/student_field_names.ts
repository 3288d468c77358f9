/** The form's fields in the order they stand in it: the error summary and the first bad field follow it. */
export const studentFieldNames = [
  'photo',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
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
  'confirm_duplicate',
] as const

export type StudentFieldName = (typeof studentFieldNames)[number]
