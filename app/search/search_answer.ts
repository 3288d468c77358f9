import { most } from '#app/search/asked_search'
import type { Hits } from '#app/search/external_searches'
import type { WantedSearch } from '#app/search/wanted_search'

/**
 * As Meilisearch answers one search; where it was asked for by pages it says how many there are.
 */
export function searchAnswer({ asked, query }: WantedSearch, found: Hits, began: number) {
  const { page, hitsPerPage } = asked
  const total = Math.min(found.total, most.hits)
  const per = Math.min(hitsPerPage ?? 20, most.atOnce)
  const pages = {
    hitsPerPage: per,
    page: page ?? 1,
    totalPages: per === 0 ? 0 : Math.ceil(total / per),
    totalHits: total,
  }
  const { limit, offset } = query
  return {
    hits: found.hits,
    query: query.q,
    processingTimeMs: Math.round(performance.now() - began),
    ...(page === null && hitsPerPage === null
      ? { limit, offset, estimatedTotalHits: total }
      : pages),
  }
}
