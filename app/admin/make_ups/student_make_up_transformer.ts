import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StudentMakeUp } from '#domain/attendance/make_ups/queries/student_make_ups'

export default class StudentMakeUpTransformer extends BaseTransformer<StudentMakeUp> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'state',
      'cause',
      'expires_on',
      'reason',
      'time_request',
      'is_waiting',
      'is_owed',
      'missed',
      'booked',
    ])
  }
}
