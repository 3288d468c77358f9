import { areaPolicy } from '#core/records/area_policy'

export default class GuardianPolicy extends areaPolicy('guardians') {}
