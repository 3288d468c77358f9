import { BaseTransformer } from '@adonisjs/core/transformers'
import { courseParts } from '#app/admin/courses/course_parts'
import { listed } from '#core/lists/listed'
import type { ListPage } from '#domain/shared/lists/list_shape'
import type { CourseRow } from '#domain/teaching/courses/queries/list_courses'

export default class CourseListTransformer extends BaseTransformer<ListPage<CourseRow>> {
  toObject() {
    return listed(this.resource, (course) => ({
      ...courseParts(course),
      groups: course.groups,
      students: course.students,
    }))
  }
}
