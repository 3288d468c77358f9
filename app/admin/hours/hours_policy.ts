import { areaPolicy } from '#core/records/area_policy'

/** Hours are a part of what a centre says about itself. */
export default class HoursPolicy extends areaPolicy('settings') {}
