import { sql } from 'kysely'
import { keepPlans } from '#domain/shared/data/keep_plans'
import { statement } from '#domain/shared/data/statement'
import {
  askedOf,
  type CatalogueSource,
  conditionsOf,
  type Given,
  valuesOf,
} from '#domain/shared/lists/catalogue_source'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

type Count = (values: Given) => Promise<{ total: number }[]>

const counts = new WeakMap<object, Map<string, Count>>()

/**
 * Counts what a list has in all, without reading a row. The count of a record's page costs many times more to
 * plan than to run, so each text is prepared once and keeps its plan, as does everything after it in the same
 * unit of work.
 */
export async function countCatalogue<S extends ListShape>(
  source: CatalogueSource<S, unknown, unknown>,
  request: ListRequest<S>
): Promise<number> {
  const count = preparedCount(source, request)
  const [, [counted]] = await Promise.all([keepPlans(), count(valuesOf(source, request))])
  return counted!.total
}

function preparedCount<S extends ListShape>(
  source: CatalogueSource<S, unknown, unknown>,
  request: ListRequest<S>
): Count {
  const ofSource = counts.get(source) ?? new Map<string, Count>()
  counts.set(source, ofSource)
  const key = askedOf(source, request).join()
  const count =
    ofSource.get(key) ??
    statement(
      (_, values: Given) => sql<{ total: number }>`
        select count(*)::integer as total from ${sql.table(source.table)} t
        where ${conditionsOf(source, request, values)}`
    )
  ofSource.set(key, count)
  return count
}
