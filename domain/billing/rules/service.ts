/** Domain §1.13, in the order people choose from. */
export const serviceKinds = [
  'tuition',
  'registration',
  'book',
  'exam',
  'certificate',
  'transport',
  'late_fee',
  'other',
] as const

export const serviceUnits = ['session', 'hour', 'month', 'term', 'item'] as const

export const billableTo = ['student', 'family'] as const

export const taxModes = ['inherit', 'exempt', 'rate'] as const

export const serviceStatuses = ['active', 'inactive'] as const
