import { type Expression, sql } from 'kysely'
import {
  askedOf,
  type CatalogueSource,
  conditionsOf,
  type Given,
  isNarrowed,
  isSoughtFor,
  type Order,
  orderAsked,
  orderOf,
  valuesOf,
} from '#domain/shared/lists/catalogue_source'
import type { ListPage, ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { onlySimilar } from '#domain/shared/lists/only_similar'
import type { StoredNames } from '#domain/shared/text/person_names'
import { statement } from '#domain/shared/data/statement'

type Sql = Expression<unknown>
type Counted = {
  /** A row may have a total of its own. */
  row_count: number
  page: number
  unfiltered: number
  place: string | null
  /** Of people alone. */
  search_text: string
} & StoredNames

/** One page with its exact total, in one round trip; a page past the end is the last. */
export async function listCatalogue<S extends ListShape, Row>(
  source: CatalogueSource<S, Row, unknown>,
  asked: ListRequest<S>
): Promise<ListPage<Row>> {
  const { page, per } = asked
  const isNarrow = isNarrowed(asked)
  const read = statementOf(source, asked, isNarrow)
  const values = isNarrow ? valuesOf(source, asked) : {}
  const found = (await read({ page, per, ...values })) as (Row & Counted)[]
  const { row_count: total, unfiltered, ...first } = found[0]!
  const rows = found.filter(({ place }) => place !== null)
  const meta = {
    page: first.page,
    per,
    total,
    is_more: false,
    last_page: Math.max(1, Math.ceil(total / per)),
  }
  const guess = source.isOfPeople && onlySimilar(asked.filter.query, rows, meta)
  return {
    rows,
    meta: { ...meta, ...guess },
    unfiltered_total: unfiltered,
  }
}

type Read = (given: Given) => Promise<object[]>

const statements = new WeakMap<object, Map<string, Read>>()

function statementOf<S extends ListShape, Row>(
  source: CatalogueSource<S, Row, unknown>,
  asked: ListRequest<S>,
  isNarrow: boolean
): Read {
  const { sort, descending } = asked.filter
  const known = statements.get(source) ?? new Map<string, Read>()
  statements.set(source, known)
  const key = [sort, descending, asked.locale, isNarrow, ...askedOf(source, asked)].join()
  const found =
    known.get(key) ?? statement((_, given: Given) => pageOf(source, asked, isNarrow, given))
  known.set(key, found)
  return found
}

/**
 * Only the rows of the page are joined and read, each by its id, whatever the planner assumes about
 * a centre that has just imported its rows. Of the values asked for only days weigh in an estimate, so
 * that a connection soon keeps one plan of each text.
 */
function pageOf<S extends ListShape, Row>(
  source: CatalogueSource<S, Row, unknown>,
  asked: ListRequest<S>,
  isNarrow: boolean,
  given: Given
) {
  const table = sql.table(source.table)
  const where = isNarrow ? conditionsOf(source, asked, given) : live
  const isSought = source.shape.opensOn === undefined || isSoughtFor(source, asked)
  const shown =
    isNarrow && isSought
      ? narrowedPage(table, where, orderAsked(source, asked))
      : orderedPage(
          table,
          where,
          orderOf(source, asked),
          isNarrow ? begun(table) : sql`count(*)::integer`
        )
  const row = sql`shown h cross join lateral (select * from ${table} where id = h.id limit 1)`
  const rows = source
    .rows(row)
    .select(sql`h.place`.as('place'))
    .$if(source.isOfPeople, (people) => people.select('t.search_text'))
  return sql<object>`
    with asked as materialized (select ${given.page}::bigint as page, ${given.per}::integer as per), ${shown}
    select p.total as row_count, p.page, p.unfiltered, r.* from paged p left join lateral ${rows} r on true order by r.place`
}

const paged = sql`paged as materialized (
    select total, unfiltered, per, greatest(1, least(page, (total + per - 1) / per))::integer as page
    from sized cross join asked
  )`

const cut = sql`limit (select per from paged) offset (select (page - 1) * per from paged)`

const live = sql`t.archived_at is null`

/** Whether a list was begun, and how far: nobody asks for more. */
const begun = (table: Sql) =>
  sql`(select count(*)::integer from (select from ${table} t where ${live} limit 100) one)`

/** The list as it opens, and one of what happens within its days: one index leads to its page (migration 031), another counts it. */
const orderedPage = (table: Sql, where: Sql, order: Sql, unfiltered: Sql) => sql`
  sized as (
    select count(*)::integer as total, ${unfiltered} as unfiltered from ${table} t where ${where}
  ), ${paged}, shown as (
    select id, row_number() over () as place from (
      select t.id from ${table} t where ${where} order by ${order} ${cut}
    ) one
  )`

/** A list narrowed down: row-level security leads the scan by the tenant, and of what it finds only a page is sorted. */
const narrowedPage = (table: Sql, where: Sql, { key, direction }: Order) => sql`
  hits as materialized (select t.id, ${key} as key from ${table} t where ${where}),
  sized as (select count(*)::integer as total, ${begun(table)} as unfiltered from hits),
  ${paged}, shown as (
    select id, row_number() over () as place from (
      select id from hits order by key ${direction}, id ${direction} ${cut}
    ) one
  )`
