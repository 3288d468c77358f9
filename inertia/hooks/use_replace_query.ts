import type { PageProps } from '@inertiajs/core'
import { router, usePage } from '@inertiajs/react'
import { useCallback } from 'react'
import { replacedQuery } from '~/hooks/replaced_query'

type Replaced = Parameters<typeof router.replace<PageProps>>[0]

/** Writes parts of what the address asks for in its place, without asking the server; null takes one out. */
export function useReplaceQuery() {
  const { url } = usePage()
  return useCallback(
    (change: Record<string, string | null>, more: Pick<Replaced, 'props'> = {}) =>
      router.replace({
        ...more,
        url: replacedQuery(url, change),
        preserveState: true,
        preserveScroll: true,
      }),
    [url]
  )
}
