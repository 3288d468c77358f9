import { areaPolicy } from '#core/records/area_policy'

/** Who may see and change how the centre keeps its accounts safe, and sign everybody out. */
export default class SecurityPolicy extends areaPolicy('security_settings') {}
