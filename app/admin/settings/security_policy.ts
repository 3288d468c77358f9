import { areaPolicy } from '#core/records/area_policy'

export default class SecurityPolicy extends areaPolicy('security_settings') {}
