import { BaseTransformer } from '@adonisjs/core/transformers'
import { courseParts } from '#app/admin/courses/course_parts'
import type { Course } from '#domain/teaching/courses/queries/find_course'

export default class CourseTransformer extends BaseTransformer<Course> {
  toObject() {
    const course = this.resource
    return {
      ...courseParts(course),
      work_types: course.work_types,
      capacity: course.capacity,
      min_students: course.min_students,
      total_sessions: course.total_sessions,
      session_minutes: course.session_minutes,
      description_en: course.description_en,
      description_ar: course.description_ar,
      created_at: course.created_at.toISOString(),
      updated_at: course.updated_at.toISOString(),
    }
  }
}
