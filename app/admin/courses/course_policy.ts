import { areaPolicy } from '#core/records/area_policy'

export default class CoursePolicy extends areaPolicy('courses') {}
