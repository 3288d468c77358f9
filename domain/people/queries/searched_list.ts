import { DateTime } from 'luxon'
import type { Binding } from '#domain/shared/tenant_scope'
import type { ListPage, ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { selectRows } from '#domain/shared/select_rows'

/** A record whose list one function of the database searches, sorts and pages (database/searched_list). */
export type SearchedRecord = 'student' | 'guardian'

type SearchedShape = ListShape & {
  readonly choices: { readonly status: readonly string[] }
  readonly days: readonly 'created'[]
}

export type SearchedRequest = ListRequest<SearchedShape>

type Found = { total: string; page: string }

const filters = '?, ?, ?, ?, ?, ?, ?'
/** As many as there may be: the size of a page that holds them all. */
export const everyRow = 2_147_483_647
/** As database/searched_list/page.ts counts. */
const countedUpTo = 1000

/** Every row of a filter, in the list's order: what an export reads. Its bindings are those of searchedBindings(). */
export const searchedRows = (one: SearchedRecord) =>
  `search.${one}_list(${filters}, 1, ${everyRow})`

/** Where the rows of a page come from: anything with their columns, `total` and `page`, in the list's order. */
export type PageSource = { sql: string; bindings: Binding[] }

export const searchedPage = (one: SearchedRecord, asked: SearchedRequest): PageSource => ({
  sql: `search.${one}_list(${filters}, ?, ?)`,
  bindings: [...searchedBindings(asked), asked.page, asked.per],
})

/**
 * One page and how many rows there are, in one flight; a page past the end is the last one. What is found is counted up
 * to 1,000, or as far as the page that is asked for: past that there are only known to be more.
 */
export async function listSearched<Row>(
  one: SearchedRecord,
  asked: SearchedRequest,
  { sql, bindings } = searchedPage(one, asked)
): Promise<ListPage<Row>> {
  const { page, per } = asked
  const [rows, live] = await Promise.all([
    selectRows<Row & Found>(`select * from ${sql}`, bindings),
    isFiltered(asked) ? countLive(one) : undefined,
  ])
  const found = Number(rows[0]?.total ?? 0)
  const counted = Math.max(countedUpTo, page * per)
  const isMore = isSearched(asked) && found > counted
  return {
    rows,
    meta: {
      page: Number(rows[0]?.page ?? 1),
      per,
      total: isMore ? counted : found,
      is_more: isMore,
      last_page: Math.max(1, Math.ceil(found / per)),
    },
    unfiltered_total: live ?? found,
  }
}

/** The ids of everyone a filter shows, on all its pages. */
export async function searchedIds(one: SearchedRecord, asked: SearchedRequest): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    `select id from ${searchedRows(one)}`,
    searchedBindings(asked)
  )
  return rows.map(({ id }) => id)
}

/** The filter and the order of a list as its function takes them; a name is sorted as the page shows it. */
export function searchedBindings({ filter, zone, locale }: SearchedRequest) {
  const { query, choices, days, archived, sort, descending } = filter
  const { from, to } = days.created
  return [
    query,
    [...choices.status],
    from && DateTime.fromISO(from, { zone }).toISO(),
    to && DateTime.fromISO(to, { zone }).plus({ days: 1 }).toISO(),
    archived,
    sort === 'name' ? `name_${locale}` : sort,
    descending,
  ]
}

async function countLive(one: SearchedRecord) {
  const [counted] = await selectRows<{ total: number }>(
    `select coalesce(sum(total), 0)::integer as total from ${one}_counts where block = -1 and state <> 'archived'`
  )
  return counted!.total
}

/** Whether rows have to be found (search.<one>_page); every other total is kept. */
function isSearched({ filter }: SearchedRequest) {
  const { query, choices, days, archived } = filter
  const { from, to } = days.created
  return Boolean(query || from || to || (archived && choices.status.length))
}

function isFiltered({ filter }: SearchedRequest) {
  const { query, choices, ids, days, archived } = filter
  const { from, to } = days.created
  const chosen = [...Object.values<string[]>(choices), ...Object.values<string[]>(ids)]
  return Boolean(query || from || to || archived || chosen.some(({ length }) => length > 0))
}
