/** The form's fields in the order they stand in it; the error summary follows it. */
export const labelledInputs = [
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
] as const

/** Where the focus goes when the server refuses: to the first of these that is wrong. */
export const focusOrder = ['confirm_duplicate', ...labelledInputs] as const
