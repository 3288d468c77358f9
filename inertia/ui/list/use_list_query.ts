import { router } from '@inertiajs/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { queryString, type Query } from '~/ui/list/list_query'

export interface ListControls<Q extends Query> {
  /** What is asked for, also while the answer is still on its way. */
  query: Q
  busy: boolean
  /** Goes there. `typing` replaces the history entry, so that Back leaves the list and not a letter. */
  change: (change: Partial<Q>, options?: { typing?: boolean }) => void
}

interface ListQueryOptions<Q extends Query> {
  url: string
  query: Q
  /** What the list shows when its address says nothing; may depend on the rest (a sort has its own direction). */
  defaults: (query: Q) => Q
  only: string[]
}

/** Keeps a list's state in its address and reloads only the list's own props. */
export function useListQuery<Q extends Query>(options: ListQueryOptions<Q>): ListControls<Q> {
  const { url, query, defaults } = options
  const wanted = useRef(query)
  const only = useRef(options.only)
  const [asked, setAsked] = useState(query)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    wanted.current = query
    setAsked(query)
  }, [query])

  const change: ListControls<Q>['change'] = useCallback(
    (next, { typing = false } = {}) => {
      wanted.current = { ...wanted.current, page: 1, ...next }
      setAsked(wanted.current)
      router.get(url + queryString(wanted.current, defaults(wanted.current)), undefined, {
        only: only.current,
        preserveState: true,
        preserveScroll: true,
        replace: typing,
        onStart: () => setBusy(true),
        onFinish: () => setBusy(false),
      })
    },
    [url, defaults]
  )
  return { query: asked, busy, change }
}
