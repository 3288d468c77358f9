import { catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { countOf } from '#domain/shared/data/sql'

export const termList = {
  area: 'terms',
  sorts: { starts_on: 'desc', name: 'asc', code: 'asc' },
  choices: {},
  ids: [],
  days: [],
} as const satisfies ListShape

export const termSource = catalogueSource('terms', termList, {
  row: (terms) =>
    terms
      .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.starts_on', 't.ends_on'])
      .select(['t.archived_at', 't.version'])
      .select((of) =>
        countOf(
          of
            .selectFrom('groups as g')
            .whereRef('g.tenant_id', '=', 't.tenant_id')
            .whereRef('g.term_id', '=', 't.id')
            .where('g.archived_at', 'is', null)
        ).as('groups')
      ),
  order: { starts_on: 'starts_on', name: { name: 'name' }, code: 'code' },
  choices: {},
  ids: {},
  days: {},
})

/** Both days are included, YYYY-MM-DD. */
export type TermRow = ListedRow<typeof termSource>
