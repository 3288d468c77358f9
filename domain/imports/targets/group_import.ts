import type { Selectable } from 'kysely'
import type { DB } from '#database/schema'
import { beforeBeginning, fewerThan } from '#domain/imports/columns/catalogue_columns'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { groupStanding } from '#domain/imports/records/group_standing'
import { entryFinder } from '#domain/imports/records/find_entries'
import { instructorNaming, named, titled } from '#domain/imports/records/namings'
import { resolveNames } from '#domain/imports/records/resolve_names'
import type { RecordTarget } from '#domain/imports/records/target'
import { db } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

const namings = [
  {
    called: 'course',
    into: 'course_id',
    table: 'courses',
    exact: 'code',
    names: titled,
  },
  instructorNaming,
  { called: 'level', into: 'level_id', table: 'levels', exact: 'code', names: named },
  { called: 'term', into: 'term_id', table: 'terms', exact: 'code', names: named },
]

/** Their courses must exist already; what a row leaves out is the course's (domain §1.9). */
export const groupImport: RecordTarget = {
  table: 'groups',
  one: 'group',
  columns: [
    ...['title_en', 'title_ar', 'course_id', 'work_type', 'instructor_id', 'level_id', 'term_id'],
    ...['starts_on', 'ends_on', 'min_students', 'capacity', 'gender_policy', 'notes', 'status'],
  ],
  defaults: { gender_policy: 'mixed', status: 'open' },
  standing: groupStanding,
  agree: (values) => [
    ...(values.capacity ? [] : [{ column: 'capacity', type: 'required' } as const]),
    ...fewerThan(values),
    ...beforeBeginning(values),
  ],
  numbering: { column: 'code', prefix: codePrefixes.groups },
  resolve: async (rows) => {
    for (const naming of namings) await resolveNames(rows, naming)
    await takeFromCourses(rows)
  },
  find: entryFinder('groups', { course_id: 'uuid', starts_on: 'date' }),
}

async function takeFromCourses(rows: ReadRow[]) {
  const ids = [...new Set(rows.map(({ values }) => values.course_id).filter(Boolean))] as string[]
  if (ids.length === 0) return
  const found = await db()
    .selectFrom('courses')
    .select(['id', 'title_en', 'title_ar', 'level_id', 'capacity', 'work_types'])
    .where('id', '=', anyOf(ids))
    .execute()
  const courses = new Map(found.map((course) => [course.id, course]))
  for (const row of rows) {
    const course = courses.get(row.values.course_id as string)
    if (course) fill(row, course)
  }
}

type Course = Pick<
  Selectable<DB['courses']>,
  'title_en' | 'title_ar' | 'level_id' | 'capacity' | 'work_types'
>

function fill(row: ReadRow, { title_en, title_ar, level_id, capacity, work_types }: Course) {
  const { values } = row
  const isTitled = Boolean(values.title_en || values.title_ar)
  const others = { level_id, work_type: work_types[0], capacity }
  const usual = { ...(!isTitled && { title_en, title_ar }), ...others }
  const lacking = Object.entries(usual).filter(([name]) => (values[name] ?? null) === null)
  Object.assign(values, Object.fromEntries(lacking))
  row.filled = lacking.map(([name]) => name)
}
