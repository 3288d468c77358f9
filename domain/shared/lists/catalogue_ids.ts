import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { db } from '#domain/shared/data/database'
import { type CatalogueSource, conditionsOf } from '#domain/shared/lists/catalogue_source'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

export async function catalogueIds<S extends ListShape>(
  source: CatalogueSource<S, unknown, unknown>,
  asked: ListRequest<S>
): Promise<string[]> {
  const where = conditionsOf(source, asked)
  const found = sql<Columns<'terms', 'id'>>`
    select t.id from ${sql.table(source.table)} t where ${where} order by t.id`
  const { rows } = await found.execute(db())
  return rows.map(({ id }) => id)
}
