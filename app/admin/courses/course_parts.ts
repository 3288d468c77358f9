import { courseAmount } from '#app/admin/courses/course_amount'
import type { CourseRow } from '#domain/teaching/courses/queries/list_courses'

export const courseParts = (course: Omit<CourseRow, 'groups' | 'students'>) => ({
  id: course.id,
  code: course.code,
  title_en: course.title_en,
  title_ar: course.title_ar,
  subject: { id: course.subject_id, name_en: course.subject_en, name_ar: course.subject_ar },
  level: course.level_id
    ? { id: course.level_id, name_en: course.level_en, name_ar: course.level_ar }
    : null,
  price: courseAmount(course),
  billing_mode: course.billing_mode,
  colour: course.colour,
  status: course.status,
  archived_at: course.archived_at?.toISOString() ?? null,
  version: course.version,
})
