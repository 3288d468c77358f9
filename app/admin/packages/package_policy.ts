import { areaPolicy } from '#core/records/area_policy'

export default class PackagePolicy extends areaPolicy('packages') {}
