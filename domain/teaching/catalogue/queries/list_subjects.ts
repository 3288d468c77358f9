import { catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { countOf } from '#domain/shared/data/sql'

export const subjectList = {
  area: 'subjects',
  sorts: { name: 'asc', code: 'asc', created_at: 'desc' },
  choices: {},
  ids: [],
  days: [],
} as const satisfies ListShape

export const subjectSource = catalogueSource('subjects', subjectList, {
  row: (subjects) =>
    subjects
      .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.colour', 't.description'])
      .select(['t.created_at', 't.archived_at', 't.version'])
      .select((of) => [
        countOf(
          of
            .selectFrom('courses as c')
            .whereRef('c.tenant_id', '=', 't.tenant_id')
            .whereRef('c.subject_id', '=', 't.id')
            .where('c.archived_at', 'is', null)
        ).as('courses'),
        countOf(
          of
            .selectFrom('instructor_subjects as b')
            .innerJoin('instructors as i', (join) =>
              join.onRef('i.tenant_id', '=', 'b.tenant_id').onRef('i.id', '=', 'b.instructor_id')
            )
            .whereRef('b.tenant_id', '=', 't.tenant_id')
            .whereRef('b.subject_id', '=', 't.id')
            .where('i.archived_at', 'is', null)
        ).as('instructors'),
      ]),
  order: { name: { name: 'name' }, code: 'code', created_at: 'created_at' },
  choices: {},
  ids: {},
  days: {},
})

export type SubjectRow = ListedRow<typeof subjectSource>
