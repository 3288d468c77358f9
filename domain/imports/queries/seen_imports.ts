import { sql, type SqlBool } from 'kysely'
import { worksWithin } from '#domain/access/roles/queries/works_within'
import { type ImportEntity, importEntities } from '#domain/imports/columns/import_columns'

/** Of records that are in a branch; the others are the whole centre's. */
const isInBranch: Record<ImportEntity, boolean> = {
  students: false,
  guardians: false,
  instructors: false,
  courses: false,
  groups: true,
  sessions: true,
}

const shared = importEntities.filter((entity) => !isInBranch[entity])

/** Imports of records in branches are hidden from people who don't work in all branches of whoever started them. */
export const isSeenImport = sql<SqlBool>`(
  entity in (${sql.join(shared.map((entity) => sql.lit(entity)))}) or ${worksWithin(sql.ref('started_by'))})`
