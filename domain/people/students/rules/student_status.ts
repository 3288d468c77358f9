/** From the first call to the leaving certificate (domain §1.6); the order is the one people choose from. */
export const studentStatuses = [
  'lead',
  'applicant',
  'active',
  'on_hold',
  'left',
  'alumni',
  'blocked',
] as const

export type StudentStatus = (typeof studentStatuses)[number]
