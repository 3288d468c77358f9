import { areaPolicy } from '#core/records/area_policy'

/** Who may do what with subjects. */
export default class SubjectPolicy extends areaPolicy('subjects') {}
