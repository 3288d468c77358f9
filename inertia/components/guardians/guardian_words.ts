import type { GuardianStatus, LinkedPerson } from '~/components/guardians/types'
import type { Tone } from '~/ui/status_dot'

/** The tone of every status, in the order people choose from. */
export const statusTones: Record<GuardianStatus, Tone> = { active: 'success', inactive: 'neutral' }

export const guardianStatuses = Object.keys(statusTones) as GuardianStatus[]

const relationOrder: Record<LinkedPerson['relation'], true> = {
  father: true,
  mother: true,
  brother: true,
  sister: true,
  grandparent: true,
  uncle_aunt: true,
  spouse: true,
  sponsor: true,
  company: true,
  other: true,
}

/** What a guardian may be to a child; the type lets none be missing and none be made up. */
export const relations = Object.keys(relationOrder) as LinkedPerson['relation'][]

export const channels = ['call', 'whatsapp', 'sms', 'email', 'mail'] as const
