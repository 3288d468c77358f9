import { useState } from 'react'
import type { SampleQuery } from '~/components/preview/sample/types'
import type { ListControls } from '~/ui/list/use_list_query'

const bare: SampleQuery = {
  q: '',
  archived: false,
  sort: 'number',
  dir: 'asc',
  page: 1,
  per: 25,
  view: null,
  columns: [],
  status: [],
  created_from: null,
  created_to: null,
}

/** What a list asks for, kept here: nothing is fetched. */
export function useSampleControls(first: Partial<SampleQuery>): ListControls<SampleQuery> {
  const [query, setQuery] = useState({ ...bare, ...first })
  const change = (next: Partial<SampleQuery>) => setQuery((now) => ({ ...now, ...next }))
  return {
    query,
    busy: false,
    change,
    link: (next) => ({
      href: window.location.pathname,
      only: [],
      preserveState: true,
      preserveScroll: true,
      onStart: () => change(next),
      onFinish: () => undefined,
    }),
  }
}
