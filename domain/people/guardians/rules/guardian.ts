export const guardianStatuses = ['active', 'inactive'] as const

export type GuardianStatus = (typeof guardianStatuses)[number]

/** Domain §1.7; said for each child. */
export const relations = [
  'father',
  'mother',
  'brother',
  'sister',
  'grandparent',
  'uncle_aunt',
  'spouse',
  'sponsor',
  'company',
  'other',
] as const

export type Relation = (typeof relations)[number]

export const channels = ['call', 'whatsapp', 'sms', 'email', 'mail'] as const

export type Channel = (typeof channels)[number]

/** A child's guardians are called in the order 1 to 9. */
export const lastPriority = 9

export type Rights = {
  relation: Relation
  isPrimary: boolean
  isPayer: boolean
  contactPriority: number
  maySeeData: boolean
  mayPickUp: boolean
  channels: Channel[]
}
