import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CourseService } from '#domain/billing/queries/course_services'

export default class CourseServiceTransformer extends BaseTransformer<CourseService> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'code',
      'name_en',
      'name_ar',
      'tax_mode',
      'tax_rate',
      'role',
      'charged',
      'price',
    ])
  }
}
