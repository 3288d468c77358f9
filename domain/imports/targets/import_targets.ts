import type { ImportEntity } from '#domain/imports/columns/import_columns'
import { courseImport } from '#domain/imports/targets/course_import'
import { groupImport } from '#domain/imports/targets/group_import'
import { guardianImport } from '#domain/imports/targets/guardian_import'
import { instructorImport } from '#domain/imports/targets/instructor_import'
import { sessionImport } from '#domain/imports/targets/session_import'
import { studentImport } from '#domain/imports/targets/student_import'
import type { ImportTarget } from '#domain/imports/records/target'

export const importTargets: Record<ImportEntity, ImportTarget> = {
  students: studentImport,
  guardians: guardianImport,
  instructors: instructorImport,
  courses: courseImport,
  groups: groupImport,
  sessions: sessionImport,
}
