import { sql } from 'kysely'
import { entryFinder } from '#domain/imports/records/find_entries'
import { resolveNames } from '#domain/imports/records/resolve_names'
import type { ImportTarget } from '#domain/imports/records/target'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

const names = [sql.ref('name_en'), sql.ref('name_ar')]
const subject = { called: 'subject', into: 'subject_id', table: 'subjects', exact: 'code', names }
const level = { called: 'level', into: 'level_id', table: 'levels', exact: 'code', names }

/** Their subjects and levels must exist already (domain §1.8). */
export const courseImport: ImportTarget = {
  table: 'courses',
  one: 'course',
  columns: [
    ...['title_en', 'title_ar', 'subject_id', 'level_id', 'work_types', 'capacity', 'min_students'],
    ...['total_sessions', 'session_minutes', 'description_en', 'description_ar', 'status'],
  ],
  defaults: { work_types: ['in_person'], status: 'active' },
  numbering: { column: 'code', prefix: codePrefixes.courses },
  resolve: async (rows) => {
    await resolveNames(rows, subject)
    await resolveNames(rows, level)
  },
  find: entryFinder('courses', { subject_id: 'uuid' }),
}
