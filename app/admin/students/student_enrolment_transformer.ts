import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StudentEnrolmentRow } from '#domain/teaching/queries/student_enrolments'

/** A group a student is or was in. */
export default class StudentEnrolmentTransformer extends BaseTransformer<StudentEnrolmentRow> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'status',
      'group_id',
      'code',
      'title_en',
      'title_ar',
      'starts_on',
      'ends_on',
      'reason',
    ])
  }
}
