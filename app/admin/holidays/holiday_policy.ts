import { areaPolicy } from '#core/records/area_policy'

export default class HolidayPolicy extends areaPolicy('holidays') {}
