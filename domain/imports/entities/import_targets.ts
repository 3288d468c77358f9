import type { ImportEntity } from '#domain/imports/columns/entities'
import { studentImport } from '#domain/imports/entities/student_import'
import type { ImportTarget } from '#domain/imports/records/target'

export const importTargets: Record<ImportEntity, ImportTarget> = {
  students: studentImport,
}
