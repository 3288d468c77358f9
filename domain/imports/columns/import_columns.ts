import type { AreasWith } from '#domain/shared/areas/areas'
import type { ImportColumns } from '#domain/imports/columns/columns'
import { courseColumns, groupColumns } from '#domain/imports/columns/catalogue_columns'
import { guardianColumns } from '#domain/imports/columns/guardian_columns'
import { instructorColumns } from '#domain/imports/columns/instructor_columns'
import { sessionColumns } from '#domain/imports/columns/session_columns'
import { studentColumns } from '#domain/imports/columns/student_columns'

export type ImportEntity = AreasWith<'imported', true>

export const columnsOf: Record<ImportEntity, ImportColumns> = {
  students: studentColumns,
  guardians: guardianColumns,
  instructors: instructorColumns,
  courses: courseColumns,
  groups: groupColumns,
  sessions: sessionColumns,
}

export const importEntities = Object.keys(columnsOf) as ImportEntity[]
