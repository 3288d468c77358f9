import { router, usePage } from '@inertiajs/react'
import { useCallback } from 'react'

type Replaced = Parameters<typeof router.replace>[0]

/** Writes parts of what the address asks for in its place, without asking the server; null takes one out. */
export function useReplaceQuery() {
  const { url } = usePage()
  return useCallback(
    (change: Record<string, string | null>, more: Pick<Replaced, 'props'> = {}) => {
      const [path = '', asked = ''] = url.split('?')
      const query = new URLSearchParams(asked)
      for (const [name, value] of Object.entries(change))
        if (value === null) query.delete(name)
        else query.set(name, value)
      const written = query.toString().replaceAll('%2C', ',')
      router.replace({
        ...more,
        url: written ? `${path}?${written}` : path,
        preserveState: true,
        preserveScroll: true,
      })
    },
    [url]
  )
}
