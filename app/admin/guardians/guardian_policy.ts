import { areaPolicy } from '#core/records/area_policy'

/** Who may do what with guardians, with what they may do for a child, and with households. */
export default class GuardianPolicy extends areaPolicy('guardians') {}
