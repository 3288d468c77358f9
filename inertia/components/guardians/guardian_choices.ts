import type { GuardianStatus } from '~/components/guardians/types'
import type { Tone } from '~/ui/status_dot'

/** The tone of every status, in the order people choose from. */
export const statusTones: Record<GuardianStatus, Tone> = { active: 'success', inactive: 'neutral' }
