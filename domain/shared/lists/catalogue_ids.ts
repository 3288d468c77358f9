import { type CatalogueSource, conditionsOf } from '#domain/shared/lists/catalogue_source'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { selectRows } from '#domain/shared/select_rows'

/** The ids of everything a filter shows, on all its pages. */
export async function catalogueIds<S extends ListShape>(
  source: CatalogueSource<S>,
  asked: ListRequest<S>
): Promise<string[]> {
  const { sql, bindings } = conditionsOf(source, asked)
  const rows = await selectRows<{ id: string }>(
    `select t.id from ${source.table} t where ${sql} order by t.id`,
    bindings
  )
  return rows.map(({ id }) => id)
}
