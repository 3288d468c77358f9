/** From the first call to the leaving certificate (domain §1.6); people choose in this order. */
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
