import { type Expression, sql } from 'kysely'
import { localTime } from '#domain/shared/data/local_time'
import type { ListPage, ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { onlySimilar } from '#domain/shared/lists/only_similar'
import { wordsAsked } from '#domain/shared/lists/words_asked'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields, type StoredNames } from '#domain/shared/text/person_names'
import { startOfDay } from '#domain/shared/time/start_of_day'
import { dayAfter } from '#domain/shared/time/day_span'

export type SearchedRecord = 'student' | 'guardian'

type SearchedShape = ListShape & {
  readonly choices: { readonly status: readonly string[] }
  readonly days: readonly 'created'[]
}

export type SearchedRequest = ListRequest<SearchedShape>

export const listedColumns = [
  'id',
  'number',
  ...storedNameFields,
  'email',
  'phone',
  'photo',
  'status',
  'created_at',
  'archived_at',
  'version',
  'search_text',
] as const

export const everyRow = sql.lit(2_147_483_647)
/** As database/searched_list/page.ts counts. */
const countedUpTo = 1000

export type Searching = {
  /** Of `wordsAsked`, as JSON. */
  words: string
  statuses: string[]
  from: string | null
  to: string | null
  archived: boolean
  sort: string
  descending: boolean
}

export type Paging = Searching & { page: number; per: number }

type Found = { total: string; page: string; search_text: string } & StoredNames

export function searching({ filter, zone, locale }: SearchedRequest): Searching {
  const { query, choices, days, archived, sort, descending } = filter
  const { from, to } = days.created
  return {
    words: JSON.stringify(wordsAsked(query)),
    statuses: [...choices.status],
    from: from && startOfDay(from, zone).toISOString(),
    to: to && startOfDay(dayAfter(to, 1), zone).toISOString(),
    archived,
    sort: sort === 'name' ? `name_${locale}` : sort,
    descending,
  }
}

export const filtersOf = (given: Searching) =>
  sql`${given.words}::jsonb, ${given.statuses}, ${given.from}, ${given.to}, ${given.archived}, ${given.sort}, ${given.descending}`

export const searchedPage = (one: SearchedRecord, given: Paging) =>
  sql`${sql.id('search', `${one}_list`)}(${filtersOf(given)}, ${given.page}, ${given.per})`

export const searchedRows = (one: SearchedRecord, given: Searching) =>
  sql`${sql.id('search', `${one}_list`)}(${filtersOf(given)}, 1, ${everyRow})`

type Placed = { ordinality: string }

/** What was found, as `l`, to join with its records and put in its order. */
export const foundRows = (found: Expression<unknown>) =>
  sql<Columns<'students' | 'guardians', 'id'> & Placed>`${found} with ordinality`.as('l')

export const wallClock = (instant: Expression<unknown>, zone: string) =>
  sql<string>`to_char(${localTime(instant, sql`${zone}`)}, 'YYYY-MM-DD HH24:MI')`

/**
 * One page and how many rows there are, in one round trip; a page past the end is the last one.
 * Rows are counted up to 1,000, or as far as the asked page: past that there are only known to be
 * more.
 */
export async function listSearched<Row>(
  one: SearchedRecord,
  asked: SearchedRequest,
  read: () => Promise<Row[]>
): Promise<ListPage<Row>> {
  const { page, per } = asked
  const [rows, live] = await Promise.all([
    read() as Promise<(Row & Found)[]>,
    isFiltered(asked) ? countLive(one) : undefined,
  ])
  const found = Number(rows[0]?.total ?? 0)
  const counted = Math.max(countedUpTo, page * per)
  const isMore = isSearched(asked) && found > counted
  const meta = {
    page: Number(rows[0]?.page ?? 1),
    per,
    total: isMore ? counted : found,
    is_more: isMore,
    last_page: Math.max(1, Math.ceil(found / per)),
  }
  return {
    rows,
    meta: { ...meta, ...onlySimilar(asked.filter.query, rows, meta) },
    unfiltered_total: live ?? found,
  }
}

const liveOf = (one: SearchedRecord) =>
  statement((query, _: object) =>
    query
      .selectFrom(`${one}_counts`)
      .where('block', '=', sql.lit(-1))
      .where('state', '<>', sql.lit('archived'))
      .select((of) => sql<number>`coalesce(sum(${of.ref('total')}), 0)::integer`.as('total'))
  )

const live = { student: liveOf('student'), guardian: liveOf('guardian') }

async function countLive(one: SearchedRecord) {
  const [counted] = await live[one]({})
  return counted!.total
}

/** Whether rows have to be found (search.<one>_page); every other total is a kept count. */
function isSearched({ filter }: SearchedRequest) {
  const { query, choices, days, archived } = filter
  const { from, to } = days.created
  const isWorded = wordsAsked(query).length > 0
  return Boolean(isWorded || from || to || (archived && choices.status.length))
}

function isFiltered({ filter }: SearchedRequest) {
  const { query, choices, ids, days, archived } = filter
  const { from, to } = days.created
  const chosen = [...Object.values<string[]>(choices), ...Object.values<string[]>(ids)]
  return Boolean(query || from || to || archived || chosen.some(({ length }) => length > 0))
}
