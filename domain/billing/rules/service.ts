/** What a service is for (domain §1.13); the order is the one people choose from. */
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

/** As the centre's tax, none, or a rate of its own. */
export const taxModes = ['inherit', 'exempt', 'rate'] as const

export const serviceStatuses = ['active', 'inactive'] as const
