import { useCallback } from 'react'
import { useShared } from '~/hooks/use_shared'
import { isolate } from '~/ui/isolate'

/** Narrow English has no comma, short Arabic one too many. */
const styles = { en: 'short', ar: 'narrow' } as const

/** Names one after the other, with the page's language's own comma, each in its own direction. */
export function useJoined(): (names: string[]) => string {
  const { locale } = useShared().app
  return useCallback(
    (names: string[]) =>
      new Intl.ListFormat(locale, { style: styles[locale], type: 'unit' }).format(
        names.map((name) => isolate(name))
      ),
    [locale]
  )
}
