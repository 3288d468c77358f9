import { areaPolicy } from '#core/records/area_policy'

export default class ServicePolicy extends areaPolicy('services') {}
