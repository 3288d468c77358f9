import { areaPolicy } from '#core/records/area_policy'

/** Who may do what with terms. */
export default class TermPolicy extends areaPolicy('terms') {}
