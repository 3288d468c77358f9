import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OwnGroup } from '#domain/teaching/groups/queries/own_groups'

export default class OwnGroupTransformer extends BaseTransformer<OwnGroup> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'code',
      'title_en',
      'title_ar',
      'course_en',
      'course_ar',
      'status',
      'work_type',
      'starts_on',
      'ends_on',
      'instructor',
      'seats',
      'enrolment',
    ])
  }
}
