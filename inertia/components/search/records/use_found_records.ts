import { useCallback, useEffect, useState } from 'react'
import type { FoundIndex } from '~/components/search/records/documents'
import { logFailure } from '~/components/search/records/log_failure'
import { keyIndexes } from '~/components/search/records/search_key_indexes'
import { requestSearch } from '~/components/search/records/request_search'
import { searchKey } from '~/session/search_key'

/** Letters typed faster than this are asked for together. */
const PAUSE_MS = 30

interface Answered {
  query: string
  tries: number
  found: FoundIndex[]
  isFailing: boolean
}

interface FoundRecords {
  /** While `isBusy`, still those of the query before. */
  found: FoundIndex[]
  /** The query they were found for. */
  foundFor: string
  isBusy: boolean
  isFailing: boolean
  retry: () => void
}

const NOTHING: Answered = { query: '', tries: 0, found: [], isFailing: false }

/** What the search service finds; an answer that comes after another query was typed is never shown. */
export function useFoundRecords(typed: string): FoundRecords {
  const query = typed.trim()
  const [tries, setTries] = useState(0)
  const [answered, setAnswered] = useState(NOTHING)
  const mayFind = keyIndexes(searchKey.get()).length > 0

  useEffect(() => {
    if (!query) return setAnswered(NOTHING)
    if (!mayFind) return
    const asking = new AbortController()
    const answer = (found: FoundIndex[], isFailing = false) => {
      if (!asking.signal.aborted) setAnswered({ query, tries, found, isFailing })
    }
    const ask = () =>
      requestSearch(query, asking.signal).then(answer, (error: unknown) => {
        if (!asking.signal.aborted) logFailure(error)
        answer([], true)
      })
    const timer = window.setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      asking.abort()
    }
  }, [query, tries, mayFind])

  const isBusy = query !== '' && mayFind && (answered.query !== query || answered.tries !== tries)
  return {
    found: query ? answered.found : [],
    foundFor: answered.query,
    isBusy,
    isFailing: !isBusy && answered.isFailing,
    retry: useCallback(() => setTries((before) => before + 1), []),
  }
}
