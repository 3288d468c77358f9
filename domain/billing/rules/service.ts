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

/** A session of one student is billed by a service of these kinds, for itself or by the hour. */
export const sessionServiceKinds = ['tuition', 'exam', 'other'] as const

export const sessionServiceUnits = ['session', 'hour'] as const

export const billableTo = ['student', 'family'] as const

export const taxModes = ['inherit', 'exempt', 'rate'] as const

export const serviceStatuses = ['active', 'inactive'] as const
