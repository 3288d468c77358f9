import { useEffect, useState } from 'react'
import type { NameLanguage } from '#domain/shared/text/person_names'
import { urlFor } from '~/client'
import { TYPING_PAUSE } from '~/ui/typing_pause'

export type NamePart = 'first' | 'last'

type Asked = { part: NamePart; to: NameLanguage; name: string }

async function findSuggestion({ part, to, name }: Asked, signal: AbortSignal) {
  const qs = { [part]: name, to }
  const answer = await fetch(urlFor('admin.name_suggestions.index', {}, { qs }), {
    signal,
    // Asked by the page itself: where the session is gone it gets 401 and no session of a guest
    headers: {
      'Accept': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Background': '1',
    },
  })
  if (!answer.ok) return null
  const suggested: Record<NamePart, string | null> = await answer.json()
  return suggested[part]
}

/** What a name is called in the other script; null until that is known, and for ''. */
export function useSuggestedName({ part, to, name }: Asked): string | null {
  const [found, setFound] = useState<{ name: string; suggested: string | null }>()
  useEffect(() => {
    if (!name) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      findSuggestion({ part, to, name }, asking.signal)
        .then((suggested) => setFound({ name, suggested }))
        .catch(() => undefined)
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [part, to, name])
  return name && found?.name === name ? found.suggested : null
}
