import type { ImportEntity } from '#domain/imports/columns/entities'
import { courseImport } from '#domain/imports/entities/course_import'
import { groupImport } from '#domain/imports/entities/group_import'
import { guardianImport } from '#domain/imports/entities/guardian_import'
import { instructorImport } from '#domain/imports/entities/instructor_import'
import { studentImport } from '#domain/imports/entities/student_import'
import type { ImportTarget } from '#domain/imports/records/target'

export const importTargets: Record<ImportEntity, ImportTarget> = {
  students: studentImport,
  guardians: guardianImport,
  instructors: instructorImport,
  courses: courseImport,
  groups: groupImport,
}
