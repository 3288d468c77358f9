import { areaPolicy } from '#core/records/area_policy'

/** Who may do what with courses. */
export default class CoursePolicy extends areaPolicy('courses') {}
