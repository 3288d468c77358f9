export const guardianStatuses = ['active', 'inactive'] as const

export type GuardianStatus = (typeof guardianStatuses)[number]

/** What a guardian is to a child (domain §1.7); said for each child. */
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

/** How a guardian may be reached; the order is the one people choose from. */
export const channels = ['call', 'whatsapp', 'sms', 'email', 'mail'] as const

export type Channel = (typeof channels)[number]

/** The last place in the order a child's guardians are called in. */
export const lastPriority = 9

export type Rights = {
  relation: Relation
  isPrimary: boolean
  isPayer: boolean
  /** 1 is called first. */
  contactPriority: number
  maySeeData: boolean
  mayPickUp: boolean
  channels: Channel[]
}
