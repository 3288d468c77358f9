import { BaseTransformer } from '@adonisjs/core/transformers'
import { enrolmentColumns } from '#app/admin/enrolments/enrolment_columns'
import type { StudentEnrolmentRow } from '#domain/teaching/enrolments/queries/student_enrolments'

export default class StudentEnrolmentTransformer extends BaseTransformer<StudentEnrolmentRow> {
  toObject() {
    return {
      ...this.pick(this.resource, [
        'id',
        'status',
        'group_id',
        'code',
        'title_en',
        'title_ar',
        'capacity',
        'seats_taken',
        'offer_hours',
        'instructor',
        'course',
        'starts_on',
        'ends_on',
        'billing_mode',
        'reason',
        'place',
        'frozen_from',
        'frozen_until',
      ]),
      ...enrolmentColumns(this.resource),
    }
  }
}
