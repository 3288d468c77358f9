import { CLOSING, type FoundIndex, OPENING } from '~/components/search/records/documents'
import { logFailure } from '~/components/search/records/log_failure'
import { type KeyIndex, keyIndexes } from '~/components/search/records/search_key_indexes'
import { freshAuth } from '~/session/fresh_auth'
import { searchKey } from '~/session/search_key'

const BASE = '/search'
const MOST = 5
const REFUSED = [401, 403]

const shown = {
  limit: MOST,
  attributesToHighlight: ['*'],
  highlightPreTag: OPENING,
  highlightPostTag: CLOSING,
}

interface Answer {
  hits?: unknown[]
  estimatedTotalHits?: number
  onlySimilar?: boolean
}

class SearchRefused extends Error {}

/**
 * Everything that is found: all indexes in one request, and where that fails each by itself (rows D6 and D7). A key that
 * has run out is asked for anew, once.
 */
export async function requestSearch(q: string, signal: AbortSignal): Promise<FoundIndex[]> {
  try {
    return await withFreshKey(() => searchTogether(q, signal))
  } catch (error) {
    signal.throwIfAborted()
    logFailure(error)
    return searchApart(q, signal)
  }
}

async function withFreshKey<Found>(ask: () => Promise<Found>): Promise<Found> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof SearchRefused)) throw error
    await freshAuth.ask()
    return ask()
  }
}

async function searchTogether(q: string, signal: AbortSignal): Promise<FoundIndex[]> {
  const indexes = keyIndexes(searchKey.get())
  const queries = indexes.map(({ uid }) => ({ indexUid: uid, q, ...shown }))
  const { results = [] } = await post<{ results?: (Answer & { indexUid?: string })[] }>(
    '/multi-search',
    { queries },
    signal
  )
  return indexes.map((one) =>
    foundIn(
      one,
      results.find(({ indexUid }) => indexUid === one.uid)
    )
  )
}

function searchApart(q: string, signal: AbortSignal): Promise<FoundIndex[]> {
  return Promise.all(
    keyIndexes(searchKey.get()).map(async (one) => {
      const path = `/indexes/${encodeURIComponent(one.uid)}/search`
      return foundIn(one, await post<Answer>(path, { q, ...shown }, signal))
    })
  )
}

async function post<Body>(path: string, body: object, signal: AbortSignal): Promise<Body> {
  const answer = await fetch(BASE + path, {
    method: 'POST',
    signal,
    credentials: 'omit',
    headers: {
      'Authorization': `Bearer ${searchKey.get()}`,
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: JSON.stringify(body),
  })
  if (REFUSED.includes(answer.status)) throw new SearchRefused(`${path}: ${answer.status}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as Body
}

function foundIn({ index }: KeyIndex, answer: Answer = {}): FoundIndex {
  const { hits = [], estimatedTotalHits, onlySimilar } = answer
  const total = Math.max(estimatedTotalHits ?? 0, hits.length)
  return { index, hits, total, onlySimilar } as FoundIndex
}
