import { router } from '@inertiajs/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { queryString, type Query } from '~/ui/list/list_query'

/**
 * Link props that show another part of the list in place; the address alone opens in a tab of its
 * own.
 */
export interface ListLink {
  href: string
  only: string[]
  preserveState: true
  preserveScroll: true
  onStart: () => void
  onFinish: () => void
}

export interface ListControls<Q extends Query> {
  query: Q
  busy: boolean
  /** With `typing` it replaces the history entry, so that Back leaves the list and not a letter. */
  change: (change: Partial<Q>, options?: { typing?: boolean }) => void
  link: (change: Partial<Q>) => ListLink
}

interface ListQueryOptions<Q extends Query> {
  url: string
  query: Q
  /**
   * What the list shows when its address says nothing; may depend on the rest (a sort has its own
   * direction).
   */
  defaults: (query: Q) => Q
  only: string[]
}

export function useListQuery<Q extends Query>(options: ListQueryOptions<Q>): ListControls<Q> {
  const { url, query, defaults } = options
  const wanted = useRef(query)
  const [asked, setAsked] = useState(query)
  const [busy, setBusy] = useState(false)
  const [only] = useState(options.only)
  // Compared by what it says: an equal one made while drawing would be drawn again without end
  const said = JSON.stringify(query)
  useEffect(() => {
    wanted.current = JSON.parse(said) as Q
    setAsked(wanted.current)
  }, [said])

  const visitOf = useCallback(
    (aim: Q): ListLink => ({
      href: url + queryString(aim, defaults(aim)),
      only,
      preserveState: true,
      preserveScroll: true,
      onStart: () => {
        wanted.current = aim
        setAsked(aim)
        setBusy(true)
      },
      onFinish: () => setBusy(false),
    }),
    [url, defaults, only]
  )
  const change: ListControls<Q>['change'] = useCallback(
    (next, { typing = false } = {}) => {
      wanted.current = { ...wanted.current, page: 1, ...next }
      setAsked(wanted.current)
      const { href, ...visit } = visitOf(wanted.current)
      router.get(href, undefined, { ...visit, replace: typing })
    },
    [visitOf]
  )
  return { query: asked, busy, change, link: (next) => visitOf({ ...asked, page: 1, ...next }) }
}
