import { fewerThan } from '#domain/imports/columns/catalogue_columns'
import { entryFinder } from '#domain/imports/records/find_entries'
import { named } from '#domain/imports/records/namings'
import { resolveNames } from '#domain/imports/records/resolve_names'
import type { RecordTarget } from '#domain/imports/records/target'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

const subject = {
  called: 'subject',
  into: 'subject_id',
  table: 'subjects',
  exact: 'code',
  names: named,
}
const level = { called: 'level', into: 'level_id', table: 'levels', exact: 'code', names: named }

/** Their subjects and levels must exist already (domain §1.8). */
export const courseImport: RecordTarget = {
  table: 'courses',
  one: 'course',
  columns: [
    ...['title_en', 'title_ar', 'subject_id', 'level_id', 'work_types', 'capacity', 'min_students'],
    ...['total_sessions', 'session_minutes', 'description_en', 'description_ar', 'status'],
  ],
  defaults: { work_types: ['in_person'], status: 'active' },
  agree: fewerThan,
  numbering: { column: 'code', prefix: codePrefixes.courses },
  resolve: async (rows) => {
    await resolveNames(rows, subject)
    await resolveNames(rows, level)
  },
  find: entryFinder('courses', { subject_id: 'uuid' }),
}
