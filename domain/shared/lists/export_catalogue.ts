import { sql } from 'kysely'
import { type CatalogueSource, conditionsOf, orderOf } from '#domain/shared/lists/catalogue_source'
import { cursorRows } from '#domain/shared/lists/cursor_rows'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

export function exportCatalogue<S extends ListShape, More>(
  source: CatalogueSource<S, unknown, More>,
  asked: ListRequest<S>
): AsyncGenerator<More[]> {
  const rows = source.exported(sql.table(source.table))
  const where = conditionsOf(source, asked)
  return cursorRows(rows.where(where).orderBy(orderOf(source, asked)))
}
