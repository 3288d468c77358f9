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

type Billing = { kind: (typeof serviceKinds)[number]; unit: (typeof serviceUnits)[number] }

/** A session of one student is billed by tuition, an exam or another service, for itself or by the hour. */
export const canBillSession = ({ kind, unit }: Billing) =>
  (kind === 'tuition' || kind === 'exam' || kind === 'other') &&
  (unit === 'session' || unit === 'hour')

export const billableTo = ['student', 'family'] as const

export const taxModes = ['inherit', 'exempt', 'rate'] as const

export const serviceStatuses = ['active', 'inactive'] as const
