import { type CatalogueSource, conditionsOf, orderOf } from '#domain/shared/lists/catalogue_source'
import { cursorRows } from '#domain/shared/lists/cursor_rows'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

/** Every row a filter shows, in the list's order, in batches; see cursorRows(). */
export function exportCatalogue<Row, S extends ListShape>(
  source: CatalogueSource<S>,
  asked: ListRequest<S>
): AsyncGenerator<Row[]> {
  const { sql, bindings } = conditionsOf(source, asked)
  const columns = [source.columns, source.exported].filter(Boolean).join(', ')
  return cursorRows<Row>(
    `select ${columns} from ${source.table} t ${source.joins ?? ''}
     where ${sql} order by ${orderOf(source, asked)}`,
    bindings
  )
}
