import { type CatalogueSource, conditionsOf, orderOf } from '#domain/shared/lists/catalogue_source'
import type { ListPage, ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { selectRows } from '#domain/shared/select_rows'

type Counted = { total: number; page: number; unfiltered: number }

/**
 * Row-level security leads every scan by the tenant; the rows of one centre are some thousands at most, so they are
 * counted as they are sorted, and only those of the page are joined and read: each by its id, whatever the planner takes
 * a centre for that has just brought its rows along.
 */
const statement = (source: CatalogueSource<ListShape>, where: string, order: string) => `
  with hits as materialized (
    select t.id, row_number() over (order by ${order}) as place from ${source.table} t where ${where}
  ), sized as (
    select count(*)::integer as total,
      (select count(*)::integer from ${source.table} where archived_at is null) as unfiltered from hits
  ), paged as (
    select *, greatest(1, least(?::bigint, (total + ?::integer - 1) / ?::integer))::integer as page from sized
  )
  select p.total, p.page, p.unfiltered, r.* from paged p left join lateral (
    select h.place, ${source.columns} from (
      select * from hits order by place limit ?::integer offset (p.page - 1) * ?::integer
    ) h cross join lateral (select * from ${source.table} where id = h.id limit 1) t ${source.joins ?? ''}
  ) r on true order by r.place`

/** One page of a catalogue (subjects, courses, …) with its exact total; a page past the end is the last. One flight. */
export async function listCatalogue<Row extends { id: string }, S extends ListShape>(
  source: CatalogueSource<S>,
  asked: ListRequest<S>
): Promise<ListPage<Row>> {
  const { page, per } = asked
  const { sql, bindings } = conditionsOf(source, asked)
  const found = await selectRows<Row & Counted & { place: string | null }>(
    statement(source, sql, orderOf(source, asked)),
    [...bindings, page, per, per, per, per]
  )
  const { total, page: shown, unfiltered } = found[0]!
  const rows = found.filter(({ place }) => place !== null)
  return {
    rows,
    meta: { page: shown, per, total, last_page: Math.max(1, Math.ceil(total / per)) },
    unfiltered_total: unfiltered,
  }
}
