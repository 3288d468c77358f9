import { areaPolicy } from '#core/records/area_policy'

/** Who may do what with students. */
export default class StudentPolicy extends areaPolicy('students') {}
