import { sql } from 'kysely'
import { db } from '#domain/shared/data/database'
import { type CatalogueSource, conditionsOf } from '#domain/shared/lists/catalogue_source'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

/** How many rows a list has in all, without reading any. */
export async function countCatalogue<S extends ListShape>(
  source: CatalogueSource<S, unknown, unknown>,
  asked: ListRequest<S>
): Promise<number> {
  const where = conditionsOf(source, asked)
  const counted = sql<{ total: number }>`
    select count(*)::integer as total from ${sql.table(source.table)} t where ${where}`
  const { rows } = await counted.execute(db())
  return rows[0]!.total
}
