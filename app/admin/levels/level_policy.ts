import { areaPolicy } from '#core/records/area_policy'

/** Who may do what with levels. */
export default class LevelPolicy extends areaPolicy('levels') {}
