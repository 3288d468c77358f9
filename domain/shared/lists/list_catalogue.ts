import {
  type CatalogueSource,
  conditionsOf,
  isNarrowed,
  orderOf,
} from '#domain/shared/lists/catalogue_source'
import type { ListPage, ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { selectRows } from '#domain/shared/select_rows'

type Counted = { total: number; page: number; unfiltered: number }

/** One page of a catalogue (subjects, courses, …) with its exact total; a page past the end is the last. One flight. */
export async function listCatalogue<Row extends { id: string }, S extends ListShape>(
  source: CatalogueSource<S>,
  asked: ListRequest<S>
): Promise<ListPage<Row>> {
  const { page, per } = asked
  const { sql, bindings } = isNarrowed(asked) ? narrowed(source, asked) : whole(source, asked)
  const found = await selectRows<Row & Counted & { place: string | null }>(sql, [
    page,
    per,
    ...bindings,
  ])
  const { total, page: shown, unfiltered } = found[0]!
  const rows = found.filter(({ place }) => place !== null)
  return {
    rows,
    meta: {
      page: shown,
      per,
      total,
      is_more: false,
      last_page: Math.max(1, Math.ceil(total / per)),
    },
    unfiltered_total: unfiltered,
  }
}

const narrowed = <S extends ListShape>(source: CatalogueSource<S>, asked: ListRequest<S>) => {
  const { sql, bindings } = conditionsOf(source, asked)
  return {
    sql: statement(source, narrowedPage(source.table, sql, orderOf(source, asked))),
    bindings,
  }
}

/** Each list opens in a few orders: their texts are put together once. */
const opening = new WeakMap<object, Map<string, string>>()

const whole = <S extends ListShape>(source: CatalogueSource<S>, asked: ListRequest<S>) => {
  const texts = opening.get(source) ?? new Map<string, string>()
  opening.set(source, texts)
  const order = orderOf(source, asked)
  const sql = texts.get(order) ?? statement(source, wholePage(source.table, order))
  texts.set(order, sql)
  return { sql, bindings: [] }
}

/**
 * Only the rows of the page are joined and read: each by its id, whatever the planner takes a centre for that has just
 * brought its rows along. No estimate depends on a value asked for, so that a connection plans each text once.
 */
const statement = (source: CatalogueSource<ListShape>, shown: string) => `
  with asked as materialized (select ?::bigint as page, ?::integer as per), ${shown}
  select p.total, p.page, p.unfiltered, r.* from paged p left join lateral (
    select h.place, ${source.columns} from shown h
    cross join lateral (select * from ${source.table} where id = h.id limit 1) t ${source.joins ?? ''}
  ) r on true order by r.place`

/** The list as it opens: an index leads to its page (migration 031), another counts it. */
const wholePage = (table: string, order: string) => `
  sized as (
    select count(*)::integer as total, count(*)::integer as unfiltered from ${table} t where t.archived_at is null
  ), ${paged}, shown as (
    select id, row_number() over () as place from (
      select t.id from ${table} t where t.archived_at is null order by ${order} ${cut}
    ) one
  )`

/** A list narrowed down: row-level security leads the scan by the tenant, and what it finds is counted as it is sorted. */
const narrowedPage = (table: string, where: string, order: string) => `
  hits as materialized (
    select t.id, row_number() over (order by ${order}) as place from ${table} t where ${where}
  ), sized as (
    select count(*)::integer as total,
      (select count(*)::integer from ${table} where archived_at is null) as unfiltered from hits
  ), ${paged}, shown as (select * from hits order by place ${cut})`

const paged = `paged as materialized (
    select total, unfiltered, per, greatest(1, least(page, (total + per - 1) / per))::integer as page
    from sized cross join asked
  )`

const cut = `limit (select per from paged) offset (select (page - 1) * per from paged)`
