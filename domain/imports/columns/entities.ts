import type { ImportColumns } from '#domain/imports/columns/columns'
import { courseColumns, groupColumns } from '#domain/imports/columns/catalogue_columns'
import { guardianColumns } from '#domain/imports/columns/guardian_columns'
import { instructorColumns } from '#domain/imports/columns/instructor_columns'
import { studentColumns } from '#domain/imports/columns/student_columns'

/** What can be imported; each is an area of permissions. */
export const importEntities = ['students', 'guardians', 'instructors', 'courses', 'groups'] as const

export type ImportEntity = (typeof importEntities)[number]

export const columnsOf: Record<ImportEntity, ImportColumns> = {
  students: studentColumns,
  guardians: guardianColumns,
  instructors: instructorColumns,
  courses: courseColumns,
  groups: groupColumns,
}
