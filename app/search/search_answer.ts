import { most, usual } from '#app/search/asked_search'
import type { Hits } from '#app/search/external_searches'
import type { WantedSearch } from '#app/search/wanted_search'
import { writtenPhone } from '#domain/people/rules/written_phone'

/**
 * As Meilisearch answers one search; where it was asked for by pages it says how many there are. Beside that of our own,
 * where it is so, that no hit has the words themselves.
 */
export function searchAnswer({ asked, query }: WantedSearch, found: Hits, began: number) {
  const { page, hitsPerPage } = asked
  const total = Math.min(found.total, most.hits)
  const per = Math.min(hitsPerPage ?? usual, most.atOnce)
  const pages = {
    hitsPerPage: per,
    page: page ?? 1,
    totalPages: per === 0 ? 0 : Math.ceil(total / per),
    totalHits: total,
  }
  const { limit, offset } = query
  return {
    hits: found.hits.map(told),
    query: query.q,
    processingTimeMs: Math.round(performance.now() - began),
    ...(page === null && hitsPerPage === null
      ? { limit, offset, estimatedTotalHits: total }
      : pages),
    ...(found.onlySimilar && { onlySimilar: true }),
  }
}

/** Beside a phone, how it is written for people: no client has to know how that is done. */
const told = (hit: object) =>
  'phone' in hit && typeof hit.phone === 'string'
    ? { ...hit, phone_written: writtenPhone(hit.phone) }
    : hit
