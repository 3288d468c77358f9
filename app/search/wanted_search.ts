import { type AskedSearch, most, usual } from '#app/search/asked_search'
import { readFilter } from '#app/search/filter/read_filter'
import { refuseKey } from '#app/search/sent_key'
import { WireError } from '#core/errors/wire_error'
import type { SearchKey } from '#core/search/search_key'
import { indexOf } from '#core/search/search_uids'
import type { SearchQuery } from '#domain/search/search_index'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'

export type WantedSearch = {
  uid: string
  index: SearchIndex
  asked: AskedSearch
  query: SearchQuery
}

type Sent = { uid: string; asked: AskedSearch }

/** What one search wants to know, where the key opens its index. */
export function wantedSearch({ uid, asked }: Sent, slug: string, key: SearchKey): WantedSearch {
  const index = indexOf(slug, uid) ?? refuseIndex(uid)
  if (!key.searchRules.includes(uid)) refuseKey()
  const { limit, offset } = rangeOf(asked)
  const filter = readFilter(asked.filter, index)
  return { uid, index, asked, query: { index, q: asked.q, limit, offset, filter } }
}

/** Page by page when either is asked for; then there is no page 0, which holds nothing. */
function rangeOf({ page, hitsPerPage, offset, limit }: AskedSearch) {
  const isPaged = page !== null || hitsPerPage !== null
  const per = Math.min(isPaged ? (hitsPerPage ?? usual) : limit, most.atOnce)
  const from = Math.min(isPaged ? Math.max(0, (page ?? 1) - 1) * per : offset, most.hits)
  const isNone = isPaged && page === 0
  return { offset: from, limit: isNone ? 0 : Math.min(per, most.hits - from) }
}

const form = /^[\w-]{1,400}$/

function refuseIndex(uid: string): never {
  if (form.test(uid)) throw new WireError('index_not_found', `Index \`${uid}\` not found.`)
  const named = `\`${uid.slice(0, 100)}\` is not a valid index uid.`
  const rule = 'Index uid can be an integer or a string containing only alphanumeric characters,'
  throw new WireError('invalid_index_uid', `${named} ${rule} hyphens (-) and underscores (_).`)
}
