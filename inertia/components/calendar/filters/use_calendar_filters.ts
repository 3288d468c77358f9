import { usePage } from '@inertiajs/react'
import { useCallback, useMemo } from 'react'
import { useReplaceQuery } from '~/hooks/use_replace_query'
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
  /** The day, which a saved view leaves as it is. */
  day: string
}

/** The list's own filters, which stand in the address as the list writes them; nothing is asked of the server for them. */
export function useCalendarFilters(query: SessionQuery): CalendarFilters {
  const { url } = usePage()
  const asked = url.split('?')[1] ?? ''
  const replace = useReplaceQuery()
  const change = useCallback(
    (next: Partial<SessionQuery>) => {
      const aim = { ...query, ...next }
      const before = [...new URLSearchParams(asked).keys()].filter((name) => !places.includes(name))
      const after = new URLSearchParams(writtenOf(aim))
      replace(
        { ...Object.fromEntries(before.map((name) => [name, null])), ...Object.fromEntries(after) },
        { props: (props) => ({ ...props, query: aim }) }
      )
    },
    [query, replace, asked]
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
      day: keptOf(asked, ['day']),
    }
  }, [query, change, asked])
}

/** Those that are chosen alone. */
const writtenOf = (query: SessionQuery) =>
  queryString({ ...query, ...unused }, { ...withoutFilters(query), ...unused }).slice(1)

function keptOf(asked: string, names: string[]) {
  const kept = [...new URLSearchParams(asked)].filter(([name]) => names.includes(name))
  return new URLSearchParams(kept).toString()
}
