/** Every field of a student that has a label people know (students.fields.*). */
export const labelledFields = [
  'photo',
  'number',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
  'gender',
  'birth_date',
  'nationality',
  'national_id',
  'email',
  'phone',
  'whatsapp',
  'school_name',
  'status',
  'notes',
  'archived_at',
] as const

export type LabelledField = (typeof labelledFields)[number]
