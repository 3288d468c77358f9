import {
  type Expression,
  type Selectable,
  type SelectQueryBuilder,
  type SelectType,
  type SqlBool,
  sql,
} from 'kysely'
import type { Locale } from '#domain/shared/choices/locales'
import type { DB } from '#database/schema'
import { compiler } from '#domain/shared/data/database'
import { hasWordsOrNearly } from '#domain/shared/lists/has_words'
import type { AskedDays, ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { isBeforeOwnDay, isFromOwnDay, type ListedDays } from '#domain/shared/lists/own_days'
import { wordsAsked } from '#domain/shared/lists/words_asked'
import { startOfDay } from '#domain/shared/time/start_of_day'
import { dayAfter } from '#domain/shared/time/day_span'

export type Listed = {
  [T in keyof DB]: DB[T] extends { id: unknown; archived_at: unknown; search_text: unknown }
    ? T
    : never
}[keyof DB]

type Identified = { [T in keyof DB]: DB[T] extends { id: unknown } ? T : never }[keyof DB]
type Sql = Expression<unknown>
type Column<T extends Listed> = keyof DB[T] & string
type NamedIn<C, Script extends string> = C extends `${infer Base}_${Script}` ? Base : never

/** Selects the rows that are shown, as `t`, for a list to add columns to. */
type Shown<T extends Listed, Row = object> = SelectQueryBuilder<DB & { t: DB[T] }, 't', Row>

type Rows<Row> = SelectQueryBuilder<DB & { t: DB['terms'] }, 't', Row>

type SortKey<T extends Listed> =
  Column<T> | { sql: Sql } | { name: NamedIn<Column<T>, 'en'> } | { en: Column<T>; ar: Column<T> }

/** One that is led stands in the text only where it is asked, so that an index leads to it. */
type AmongKey<T extends Listed> = Column<T> | { sql: Sql } | { several: Sql } | Led<T>

/** Whether another instant is in reach of the days a list is asked for under a name, so that not all of a centre is looked through. */
export type InReach = (days: string, instant: Sql) => Sql

type DayKey<T extends Listed> = { day: Column<T> } | { instant: Column<T>; zone?: Column<T> }

type Reading<T extends Listed, S extends ListShape, Row, More> = {
  /** Whether its names are found across scripts (docs/adr/0035-names-in-two-scripts.md). */
  isOfPeople?: 'name_keys' extends keyof DB[T] ? boolean : false
  /** The text its words are looked for in, if not `search_text`; `withholdsNames` as the filter says. */
  hasWords?(patterns: Sql, withholdsNames: boolean): Sql
  /** A search function that answers the ids of the rows that have the words (`wordsAsked`, as JSON). */
  findIds?(words: Sql): Sql
  row(shown: Shown<T>): Shown<T, Row>
  exported?(row: Shown<T, Row>): Shown<T, More>
  order: Record<keyof S['sorts'] & string, SortKey<T>>
  choices: Record<keyof S['choices'] & string, AmongKey<T>>
  ids: Record<S['ids'][number], AmongKey<T>>
  days: Record<S['days'][number], DayKey<T>>
}

/** Every text in it is a constant of the code. */
export type CatalogueSource<S extends ListShape, Row = object, More = Row> = {
  shape: S
  table: Listed
  isOfPeople: boolean
  hasWords: (patterns: Sql, withholdsNames: boolean) => Sql
  findIds: ((words: Sql) => Sql) | undefined
  led: readonly string[]
  rows(from: Sql): Rows<Row>
  exported(from: Sql): Rows<More>
  order: Record<string, (locale: Locale) => Sql>
  among: Record<string, Among>
  days: Record<string, ListedDays>
}

export type ListedRow<Source> =
  Source extends CatalogueSource<ListShape, infer Row, unknown> ? Row : never

export function catalogueSource<T extends Listed, S extends ListShape, Row, More = Row>(
  table: T,
  shape: S,
  {
    isOfPeople,
    hasWords,
    findIds,
    row,
    exported,
    order,
    choices,
    ids,
    days,
  }: Reading<T, S, Row, More>
): CatalogueSource<S, Row, More> {
  // Kysely can't follow a table that is a type parameter: whoever calls these asks for rows of this very table
  const shown = (from: Sql) => compiler.selectFrom(alias(from)) as unknown as Shown<T>
  const among = { ...choices, ...ids } as Record<string, AmongKey<T>>
  return {
    shape,
    table,
    isOfPeople: isOfPeople ?? false,
    hasWords: hasWords ?? isLikeAll,
    findIds,
    led: Object.keys(among).filter((name) => isLed(among[name]!)),
    rows: (from) => row(shown(from)) as unknown as Rows<Row>,
    exported: (from) => {
      const rows = row(shown(from))
      return (exported ? exported(rows) : rows) as unknown as Rows<More>
    },
    order: mapped<SortKey<T>, (locale: Locale) => Sql>(order, sorting),
    among: mapped<AmongKey<T>, Among>(among, isAmong),
    days: mapped<DayKey<T>, ListedDays>(days, (key) =>
      'day' in key
        ? { column: own(key.day), type: 'date' }
        : {
            column: own(key.instant),
            type: 'timestamptz',
            ...(key.zone && { zone: own(key.zone) }),
          }
    ),
  }
}

const alias = (from: Sql) => sql<DB['terms']>`${from}`.as('t')
const own = (column: string): Sql => sql.ref(`t.${column}`)

export const columnOf = <T extends Listed, C extends Column<T>>(_table: T, column: C) =>
  sql.ref<SelectType<DB[T][C]>>(`t.${column}`)

const mapped = <From, To>(all: Record<string, From>, to: (one: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one)]))

/** A name is sorted in the page's script, else in the other, without case and with one alef. */
function sorting<T extends Listed>(key: SortKey<T>): (locale: Locale) => Sql {
  if (typeof key === 'string') return () => own(key)
  if ('sql' in key) return () => key.sql
  if ('en' in key) return (locale) => own(key[locale])
  const [en, ar] = [own(`${key.name}_en`), own(`${key.name}_ar`)]
  return (locale) => sortable(locale === 'en' ? [en, ar] : [ar, en])
}

const sortable = (names: Sql[]) =>
  sql`translate(lower(coalesce(${sql.join(names)})), 'أإآٱىة', 'اااايه')`

type Among = (wanted: Sql, inReach: InReach) => Sql

function isAmong<T extends Listed>(key: AmongKey<T>): Among {
  if (isLed(key)) return isAmongLed(key.led)
  if (typeof key !== 'string' && 'several' in key)
    return (wanted) => sql`${key.several} && ${wanted}`
  const one = typeof key === 'string' ? own(key) : key.sql
  return (wanted) => sql`${one}::text = any(${wanted})`
}

type Led<T extends Listed> = { led: Column<T> | Among }

const isLed = <T extends Listed>(key: AmongKey<T>): key is Led<T> =>
  typeof key !== 'string' && 'led' in key

const isAmongLed =
  (led: string | Among): Among =>
  (wanted, inReach) =>
    typeof led === 'string' ? sql`${own(led)} = any(${wanted}::uuid[])` : led(wanted, inReach)

/**
 * Reads a record that a row names by its id: a page is short, and a join may read every record of
 * the centre.
 */
export const byId = <T extends Identified, Alias extends string>(table: T, id: Sql, name: Alias) =>
  sql<Selectable<DB[T]>>`(select * from ${sql.table(table)} where id = ${id} limit 1)`.as<Alias>(
    sql.ref(name)
  )

export function isNarrowed({ filter }: ListRequest): boolean {
  const { query, archived, choices, ids, days } = filter
  const isChosen = [...Object.values(choices), ...Object.values(ids)].some(({ length }) => length)
  const isDated = Object.values(days).some(({ from, to }) => from !== null || to !== null)
  return archived || query !== '' || isChosen || isDated
}

/** By words, records or another led condition, which lead to few of its rows. */
export const isSoughtFor = (
  source: Pick<CatalogueSource<ListShape>, 'led' | 'days'>,
  asked: ListRequest
): boolean =>
  asked.filter.query !== '' ||
  Object.values<string[]>(asked.filter.ids).some(({ length }) => length > 0) ||
  askedOf(source, asked).some((name) => source.led.includes(name))

export type Given = Record<string, unknown>

/** Stands beside `query` where names are withheld. */
const withheld = 'query_withheld'

/**
 * Conditions that stand in the text only where they are asked: a search may join other tables, and an index leads to days
 * that need not allow for every row.
 */
export function askedOf(
  { led, days: known }: Pick<CatalogueSource<ListShape>, 'led' | 'days'>,
  { filter: { query, withholdsNames, days, ids, choices } }: ListRequest
): string[] {
  const wanted: Record<string, readonly string[]> = { ...choices, ...ids }
  const ends = Object.entries<AskedDays>(days).flatMap(([name, { from, to, ofCentre }]) => {
    const side = known[name]?.zone && !ofCentre ? '_own' : ''
    return [
      ...(from === null ? [] : [`${name}_from${side}`]),
      ...(to === null ? [] : [`${name}_to${side}`]),
    ]
  })
  const named = led.filter((name) => wanted[name]?.length)
  const words = query === '' ? [] : ['query', ...(withholdsNames ? [withheld] : [])]
  return [...words, ...ends, ...named]
}

/** As far as the clocks of two zones are apart, and a day more. */
const reach = sql.lit('50 hours')

/** Of the days that a list is asked for. */
export function reachOf<S extends ListShape>(
  source: CatalogueSource<S, unknown, unknown>,
  asked: ListRequest<S>,
  given: Given
): InReach {
  const written = askedOf(source, asked)
  const isWritten = (name: string) => written.includes(name)
  return (name, instant) => {
    const [from, to] = [given[`${name}_from`], given[`${name}_to`]]
    const isFrom = isWritten(`${name}_from`) || isWritten(`${name}_from_own`)
    const isTo = isWritten(`${name}_to`) || isWritten(`${name}_to_own`)
    const bounds = [
      ...(isFrom ? [sql`${instant} >= ${from}::timestamptz - ${reach}::interval`] : []),
      ...(isTo ? [sql`${instant} < ${to}::timestamptz + ${reach}::interval`] : []),
    ]
    return bounds.length ? sql.join(bounds, sql` and `) : sql`true`
  }
}

/** Choices and ids that are not led are always in the text: what is not chosen matches every row. */
export function conditionsOf<S extends ListShape>(
  source: CatalogueSource<S, unknown, unknown>,
  asked: ListRequest<S>,
  given: Given = valuesOf(source, asked)
) {
  const { among, days, led } = source
  const written = askedOf(source, asked)
  const isWritten = (name: string) => written.includes(name)
  const side = (name: string, column: Sql, sign: '>=' | '<', type: string) =>
    isWritten(name) ? [sql`${column} ${sql.raw(sign)} ${given[name]}::${sql.raw(type)}`] : []
  const inReach = reachOf(source, asked, given)
  return sql<SqlBool>`${sql.join(
    [
      sql`(t.archived_at is not null) = ${given.archived}`,
      ...(isWritten('query') ? [wordsIn(source, given, isWritten(withheld))] : []),
      ...Object.entries(among)
        .filter(([name]) => !led.includes(name) || isWritten(name))
        .map(([name, isIn]) => {
          const wanted = sql`${given[name]}::text[]`
          const isOne = isIn(wanted, inReach)
          return led.includes(name) ? isOne : sql`(cardinality(${wanted}) = 0 or ${isOne})`
        }),
      ...Object.entries(days).flatMap(([name, { column, type, zone }]) => [
        ...side(`${name}_from`, column, '>=', type),
        ...side(`${name}_to`, column, '<', type),
        ...(zone && isWritten(`${name}_from_own`)
          ? [isFromOwnDay({ column, zone }, given[`${name}_from`], given[`${name}_from_own`])]
          : []),
        ...(zone && isWritten(`${name}_to_own`)
          ? [isBeforeOwnDay({ column, zone }, given[`${name}_to`], given[`${name}_to_own`])]
          : []),
      ]),
    ],
    sql` and `
  )}`
}

type Worded = Pick<CatalogueSource<ListShape>, 'table' | 'isOfPeople' | 'hasWords' | 'findIds'>

function wordsIn(
  { table, isOfPeople, hasWords, findIds }: Worded,
  values: Given,
  withholdsNames: boolean
) {
  if (findIds) return sql`t.id in (${findIds(sql`${values.words}::jsonb`)})`
  return isOfPeople
    ? namedIn(table, values)
    : hasWords(sql`coalesce((select search.patterns(${values.query})), '{}')`, withholdsNames)
}

const isLikeAll = (patterns: Sql) => sql`t.search_text like all (${patterns})`

const namedIn = (table: Listed, { words, archived }: Given) =>
  hasWordsOrNearly(
    { text: sql`t.search_text`, keys: sql`t.name_keys` },
    sql`${words}`,
    sql`from ${sql.table(table)} t where (t.archived_at is not null) = ${archived}`
  )

export function valuesOf<S extends ListShape>(
  { among, days, isOfPeople, findIds }: CatalogueSource<S, unknown, unknown>,
  { filter, zone }: ListRequest<S>
): Given {
  const wanted: Record<string, string[]> = { ...filter.choices, ...filter.ids }
  const spans: Record<string, AskedDays> = filter.days
  const chosen = Object.keys(among).map((name) => [name, wanted[name] ?? []])
  const ends = Object.entries(days).flatMap(([name, { type }]) => {
    const { from, to } = spans[name] ?? { from: null, to: null }
    const at = (day: string) => (type === 'date' ? day : startOfDay(day, zone).toISOString())
    const after = to && dayAfter(to, 1)
    return [
      [`${name}_from`, from && at(from)],
      [`${name}_to`, after && at(after)],
      [`${name}_from_own`, from],
      [`${name}_to_own`, after],
    ]
  })
  const { archived, query } = filter
  const words = isOfPeople || findIds ? { words: JSON.stringify(wordsAsked(query)) } : { query }
  return { archived, ...words, ...Object.fromEntries([...chosen, ...ends]) }
}

export type Order = { key: Sql; direction: Sql }

/** No key is ever null. */
export const orderAsked = <S extends ListShape>(
  { order }: CatalogueSource<S, unknown, unknown>,
  { filter, locale }: ListRequest<S>
): Order => ({
  key: order[filter.sort]!(locale),
  direction: sql.raw(filter.descending ? 'desc' : 'asc'),
})

/** Ties are ordered by id, so that no row is shown on two pages. */
export function orderOf<S extends ListShape>(
  source: CatalogueSource<S, unknown, unknown>,
  asked: ListRequest<S>
): Sql {
  const { key, direction } = orderAsked(source, asked)
  return sql`${key} ${direction}, t.id ${direction}`
}
