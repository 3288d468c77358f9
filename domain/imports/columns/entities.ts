import type { ImportColumns } from '#domain/imports/columns/columns'
import { studentColumns } from '#domain/imports/columns/student_columns'

/** What can be imported; each is an area of permissions. */
export const importEntities = ['students'] as const

export type ImportEntity = (typeof importEntities)[number]

export const columnsOf: Record<ImportEntity, ImportColumns> = {
  students: studentColumns,
}
