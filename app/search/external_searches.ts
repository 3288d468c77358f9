import logger from '@adonisjs/core/services/logger'
import { askedOutside, hitInside } from '#app/search/mirrored_attributes'
import { filterText } from '#app/search/filter/filter_text'
import type { WantedSearch } from '#app/search/wanted_search'
import { WireError } from '#core/errors/wire_error'
import type { MeilisearchError, MeilisearchServer } from '#core/search/external/meilisearch_server'
import { mirroredBranch } from '#domain/search/changes/mirrored_documents'
import type { Branches } from '#domain/shared/data/branch_limit'
import { withNumbers } from '#domain/shared/records/numbers_typed'
import type { Locale } from '#domain/shared/choices/locales'

/** Whether all are only similar a server outside doesn't say. */
export type Hits = { hits: object[]; total: number; onlySimilar?: boolean }

/** Who reads, in which language and branches. */
export type Reader = { locale: Locale; branches: Branches }

type Answer = { hits: Record<string, unknown>[]; estimatedTotalHits: number }

/**
 * The same searches by the server outside, under the names that were checked here and never under
 * those that were sent.
 */
export async function searchOutside(
  server: MeilisearchServer,
  wanted: WantedSearch[],
  reader: Reader
): Promise<Hits[]> {
  const queries = wanted.map((one) => ({ indexUid: one.uid, ...outside(one, reader) }))
  try {
    const { results } = await server.search<{ results: Answer[] }>('multi-search', { queries })
    return wanted.map((_, place) => inside(results[place]!, reader.locale))
  } catch (error) {
    if (isAbsent(error)) return Promise.all(wanted.map((one) => searchIndex(server, one, reader)))
    throw refusal(error)
  }
}

/** A centre's index is made with its first record: until then there is nothing to find in it. */
async function searchIndex(server: MeilisearchServer, wanted: WantedSearch, reader: Reader) {
  const path = `indexes/${wanted.uid}/search`
  try {
    return inside(await server.search<Answer>(path, outside(wanted, reader)), reader.locale)
  } catch (error) {
    if (isAbsent(error)) return { hits: [], total: 0 }
    throw refusal(error)
  }
}

const outside = (wanted: WantedSearch, reader: Reader) => ({
  ...askedOf(wanted, reader),
  ...filterOf(wanted, reader),
})

const askedOf = ({ query, asked, index }: WantedSearch, { locale }: Reader) => ({
  q: index === 'groups' ? query.q : withNumbers(query.q),
  limit: query.limit,
  offset: query.offset,
  matchingStrategy: 'all',
  ...askedOutside(asked, index, locale),
})

/** Whoever is limited to branches finds the groups of these alone. */
function filterOf({ query, index }: WantedSearch, { locale, branches }: Reader) {
  const own =
    index === 'groups' && branches !== null
      ? [{ type: 'among' as const, attribute: mirroredBranch, values: [...branches] }]
      : []
  const all = [...(query.filter ? [query.filter] : []), ...own]
  const [first, ...more] = all
  if (!first) return {}
  return { filter: filterText(more.length ? { type: 'all', of: all } : first, locale) }
}

const inside = ({ hits, estimatedTotalHits }: Answer, locale: Locale): Hits => ({
  hits: hits.map((hit) => hitInside(hit, locale)),
  total: estimatedTotalHits,
})

const isAbsent = (error: unknown) => (error as MeilisearchError).code === 'index_not_found'

function refusal(error: unknown) {
  logger.error({ err: error }, 'the search server failed')
  return new WireError('internal', 'The search service is not responding.', 503)
}
