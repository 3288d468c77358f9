import { router, usePage } from '@inertiajs/react'
import { useCallback, useMemo } from 'react'
import { queryString, withoutFilters } from '~/ui/list/list_query'
import type { SessionQuery } from '~/components/class_sessions/types'

/** What a calendar has no use for: its days are its own, and it has neither rows nor pages. */
const unused = {
  ...{ sort: 'starts_at', dir: 'asc', page: 1, per: 0, when: null, columns: [], archived: false },
  ...{ starts_from: null, starts_to: null },
} as const

const places = ['layout', 'scale', 'day', 'colour']

export interface CalendarFilters {
  query: SessionQuery
  change: (next: Partial<SessionQuery>) => void
  clear: () => void
  /** As the sessions are asked for. */
  filters: string
  /** What a saved view keeps: the filters and how the calendar looks, but not the day. */
  address: string
}

/** The list's own filters, which stand in the address as the list writes them; nothing is asked of the server for them. */
export function useCalendarFilters(query: SessionQuery): CalendarFilters {
  const { url } = usePage()
  const [path = '', asked = ''] = url.split('?')
  const change = useCallback(
    (next: Partial<SessionQuery>) => {
      const aim = { ...query, ...next }
      const place = keptOf(asked, places)
      const written = [place, writtenOf(aim)].filter(Boolean).join('&')
      router.replace({
        url: written ? `${path}?${written}` : path,
        props: (props) => ({ ...props, query: aim }),
        preserveState: true,
        preserveScroll: true,
      })
    },
    [query, path, asked]
  )
  return useMemo(() => {
    const filters = writtenOf({ ...query, view: null })
    const looks = keptOf(
      asked,
      places.filter((name) => name !== 'day')
    )
    return {
      query,
      change,
      clear: () => change({ ...withoutFilters(query), view: null }),
      filters,
      address: [looks, filters].filter(Boolean).join('&'),
    }
  }, [query, change, asked])
}

const writtenOf = (query: SessionQuery) => queryString({ ...query, ...unused }, unused).slice(1)

function keptOf(asked: string, names: string[]) {
  const kept = [...new URLSearchParams(asked)].filter(([name]) => names.includes(name))
  return new URLSearchParams(kept).toString()
}
