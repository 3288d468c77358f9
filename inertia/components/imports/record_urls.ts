import { courseUrls } from '~/components/courses/course_urls'
import { groupUrls } from '~/components/groups/group_urls'
import { guardianUrls } from '~/components/guardians/guardian_urls'
import type { ImportEntity } from '~/components/imports/types'
import { instructorUrls } from '~/components/instructors/instructor_urls'
import { studentUrls } from '~/components/students/student_urls'

type Urls = { index: () => string; show: (id: string) => string }

/** Where imported records are listed, and where one of them stands. */
export const recordUrls: Record<ImportEntity, Urls> = {
  students: studentUrls,
  guardians: guardianUrls,
  instructors: instructorUrls,
  courses: courseUrls,
  groups: groupUrls,
}
