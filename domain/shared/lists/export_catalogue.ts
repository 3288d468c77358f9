import { type CatalogueSource, conditionsOf, orderOf } from '#domain/shared/lists/catalogue_source'
import { cursorRows } from '#domain/shared/lists/cursor_rows'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

/** Every row a filter shows, in the list's order and by the list's columns, in batches; see cursorRows(). */
export function exportCatalogue<Row, S extends ListShape>(
  source: CatalogueSource<S>,
  asked: ListRequest<S>
): AsyncGenerator<Row[]> {
  const { sql, bindings } = conditionsOf(source, asked)
  return cursorRows<Row>(
    `select ${source.columns} from ${source.table} t ${source.joins ?? ''}
     where ${sql} order by ${orderOf(source, asked)}`,
    bindings
  )
}
