import type { Locale } from '#domain/shared/choices/locales'

type Direction = 'asc' | 'desc'

/**
 * What a list's address can hold besides free text, archived, page and size. `choices` and `ids`
 * (of other records) take any number at once; `days` are spans, asked as `{name}_from` and
 * `{name}_to`.
 */
export type ListShape = {
  readonly area: string
  readonly sorts: Readonly<Record<string, Direction>>
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly ids: readonly string[]
  readonly days: readonly string[]
  /** One of its days: the list opens on today's and later ones, and `when` asks for those before. */
  readonly opensOn?: string
}

/**
 * Days as YYYY-MM-DD, both included; either may be open. Where rows have their own zone they are days there, unless the
 * centre's are meant (`ofCentre`), as a list opens on its today.
 */
export type AskedDays = { from: string | null; to: string | null; ofCentre?: true }

/** Cleaned: holds only what its shape allows. */
export type ListFilter<S extends ListShape = ListShape> = {
  query: string
  /** Whether words are not looked for in the names of people whom the list doesn't name. */
  withholdsNames?: boolean
  /** Only archived rows, otherwise only those that are not. */
  archived: boolean
  sort: keyof S['sorts'] & string
  descending: boolean
  choices: { [Name in keyof S['choices']]: S['choices'][Name][number][] }
  ids: Record<S['ids'][number], string[]>
  days: Record<S['days'][number], AskedDays>
}

/** `zone` is the centre's, an IANA name; names are sorted by `locale`, the page's. */
export type ListRequest<S extends ListShape = ListShape> = {
  filter: ListFilter<S>
  page: number
  per: number
  zone: string
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
    last_page: number
    /** In a list of people: nobody has the words that were typed, in whichever spelling. */
    only_similar?: true
  }
  /** How many are not archived: zero in a list nobody has begun. */
  unfiltered_total: number
}
