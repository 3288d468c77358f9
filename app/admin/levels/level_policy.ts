import { areaPolicy } from '#core/records/area_policy'

export default class LevelPolicy extends areaPolicy('levels') {}
