import type { Locale } from '#domain/shared/choices/locales'

type Direction = 'asc' | 'desc'

/** What a list may be asked beside free text, archived, page and size: all that its address can hold. */
export type ListShape = {
  readonly area: string
  readonly sorts: Readonly<Record<string, Direction>>
  /** Any number at once. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** Filters by the ids of other records, any number at once. */
  readonly ids: readonly string[]
  /** Filters by a span of days, asked as `{name}_from` and `{name}_to`. */
  readonly days: readonly string[]
}

/** Days as YYYY-MM-DD, both included; either may be open. */
export type DaySpan = { from: string | null; to: string | null }

/** Cleaned: holds nothing but what its shape allows. */
export type ListFilter<S extends ListShape = ListShape> = {
  query: string
  /** Only archived rows, else only those that are not. */
  archived: boolean
  sort: keyof S['sorts'] & string
  descending: boolean
  choices: { [Name in keyof S['choices']]: S['choices'][Name][number][] }
  ids: Record<S['ids'][number], string[]>
  days: Record<S['days'][number], DaySpan>
}

export type ListRequest<S extends ListShape = ListShape> = {
  filter: ListFilter<S>
  page: number
  per: number
  /** The centre's, IANA. */
  zone: string
  /** The page's: names are sorted by it. */
  locale: Locale
}

export type ListPage<Row> = {
  rows: Row[]
  meta: {
    page: number
    per: number
    total: number
    /** There are more than `total`: a filter that very many rows fit is not counted to its end. */
    is_more: boolean
    /** The last page that is known of. */
    last_page: number
  }
  /** How many there are that are not archived; a list nobody has begun has none. */
  unfiltered_total: number
}
