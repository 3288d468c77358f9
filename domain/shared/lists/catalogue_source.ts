import { DateTime } from 'luxon'
import type { Binding } from '#domain/shared/tenant_scope'
import type { DaySpan, ListRequest, ListShape } from '#domain/shared/lists/list_shape'

/** Where a span of days is compared: a column that holds a day, or one that holds an instant. */
type DayColumn = { day: string } | { instant: string }

/** A column that holds one id, or SQL of an array of ids as text, of which one is enough. */
type IdColumn = string | { several: string }

/** Names sorted in the page's own script have two expressions. */
type SortKey = string | { en: string; ar: string }

/** How the SQL of a list reads what its shape allows. Every text is a constant of the code, never a value. */
export type CatalogueSource<S extends ListShape> = {
  /** The table whose rows are listed; the SQL knows it as `t`. */
  table: string
  /** What is joined to a row that is shown: `left join subjects s on …`. */
  joins?: string
  /** What a row holds: `t.id, t.code, …`. */
  columns: string
  /** What an exported file holds beside. */
  exported?: string
  order: Record<keyof S['sorts'] & string, SortKey>
  choices: Record<keyof S['choices'] & string, string>
  ids: Record<S['ids'][number], IdColumn>
  days: Record<S['days'][number], DayColumn>
}

/** A name in the page's script, else in the other, without case and with one alef: how a list sorts it. */
export const byName = (base: 'name' | 'title') => ({
  en: sortable(`coalesce(t.${base}_en, t.${base}_ar)`),
  ar: sortable(`coalesce(t.${base}_ar, t.${base}_en)`),
})

const sortable = (name: string) => `translate(lower(${name}), 'أإآٱىة', 'اااايه')`

/** A record that a row names, read by its id: a page is short, and a join may read every record of the centre for it. */
export const joined = (table: string, alias: string, id: string) =>
  `left join lateral (select * from ${table} where id = ${id} limit 1) ${alias} on true`

type Condition = { sql: string; bindings: Binding[] }

/** Whether anything but the order and the page was asked: a list as it opens is not narrowed. */
export function isNarrowed({ filter }: ListRequest): boolean {
  const { query, archived, choices, ids, days } = filter
  const isChosen = [...Object.values(choices), ...Object.values(ids)].some(({ length }) => length)
  const isDated = Object.values(days).some(({ from, to }) => from !== null || to !== null)
  return archived || query !== '' || isChosen || isDated
}

/** All conditions a list can have, always the same text: what is not asked matches every row. Patterns are made once. */
export function conditionsOf<S extends ListShape>(
  source: CatalogueSource<S>,
  { filter, zone }: ListRequest<S>
): Condition {
  const columns: Record<string, IdColumn> = { ...source.choices, ...source.ids }
  const wanted: Record<string, string[]> = { ...filter.choices, ...filter.ids }
  const spans: Record<string, DaySpan> = filter.days
  const parts: Condition[] = [
    { sql: '(t.archived_at is not null) = ?', bindings: [filter.archived] },
    {
      sql: `t.search_text like all (coalesce((select search.patterns(?)), '{}'))`,
      bindings: [filter.query],
    },
    ...Object.entries(columns).map(([name, column]) => among(column, wanted[name] ?? [])),
    ...Object.entries<DayColumn>(source.days).map(([name, column]) =>
      within(column, spans[name] ?? { from: null, to: null }, zone)
    ),
  ]
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}

const among = (column: IdColumn, values: string[]): Condition => ({
  sql: `(cardinality(?::text[]) = 0 or ${
    typeof column === 'string'
      ? `${column}::text = any(?::text[])`
      : `${column.several} && ?::text[]`
  })`,
  bindings: [values, values],
})

function within(column: DayColumn, { from, to }: DaySpan, zone: string): Condition {
  const isDay = 'day' in column
  const [name, type] = isDay ? [column.day, 'date'] : [column.instant, 'timestamptz']
  const start = from && (isDay ? from : DateTime.fromISO(from, { zone }).toISO())
  const day = to && DateTime.fromISO(to, { zone }).plus({ days: 1 })
  const end = day && (isDay ? day.toISODate() : day.toISO())
  const side = (sign: string) => `(?::${type} is null or ${name} ${sign} ?::${type})`
  return { sql: `${side('>=')} and ${side('<')}`, bindings: [start, start, end, end] }
}

/** `order by` for a request, ties by id so that no row is shown on two pages; no key is ever null. */
export function orderOf<S extends ListShape>(
  { order }: CatalogueSource<S>,
  { filter, locale }: ListRequest<S>
): string {
  const key: SortKey = order[filter.sort]
  const direction = filter.descending ? 'desc' : 'asc'
  const by = typeof key === 'string' ? key : key[locale]
  return `${by} ${direction}, t.id ${direction}`
}
