import { areaPolicy } from '#core/records/area_policy'

export default class StudentPolicy extends areaPolicy('students') {}
