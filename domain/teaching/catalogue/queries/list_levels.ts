import { catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { levelScopes } from '#domain/teaching/catalogue/rules/level_scope'
import { countOf } from '#domain/shared/data/sql'

export const levelList = {
  area: 'levels',
  sorts: { position: 'asc', name: 'asc', code: 'asc', created_at: 'desc' },
  choices: { scope: levelScopes },
  ids: [],
  days: [],
} as const satisfies ListShape

export const levelSource = catalogueSource('levels', levelList, {
  row: (levels) =>
    levels
      .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.position', 't.scope'])
      .select(['t.min_age', 't.max_age', 't.description'])
      .select(['t.created_at', 't.archived_at', 't.version'])
      .select((of) => [
        countOf(
          of
            .selectFrom('courses as c')
            .whereRef('c.tenant_id', '=', 't.tenant_id')
            .whereRef('c.level_id', '=', 't.id')
            .where('c.archived_at', 'is', null)
        ).as('courses'),
        countOf(
          of
            .selectFrom('instructor_levels as b')
            .innerJoin('instructors as i', (join) =>
              join.onRef('i.tenant_id', '=', 'b.tenant_id').onRef('i.id', '=', 'b.instructor_id')
            )
            .whereRef('b.tenant_id', '=', 't.tenant_id')
            .whereRef('b.level_id', '=', 't.id')
            .where('i.archived_at', 'is', null)
        ).as('instructors'),
      ]),
  order: { position: 'position', name: { name: 'name' }, code: 'code', created_at: 'created_at' },
  choices: { scope: 'scope' },
  ids: {},
  days: {},
})

export type LevelRow = ListedRow<typeof levelSource>
