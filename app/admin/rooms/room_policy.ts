import { areaPolicy } from '#core/records/area_policy'

export default class RoomPolicy extends areaPolicy('rooms') {}
