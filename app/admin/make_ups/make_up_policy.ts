import { areaPolicy } from '#core/records/area_policy'

export default class MakeUpPolicy extends areaPolicy('attendance') {}
