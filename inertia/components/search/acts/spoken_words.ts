import { useEffect, useState, useSyncExternalStore } from 'react'
import { logFailure } from '~/components/search/records/log_failure'
import { refetching } from '~/language/refetching'
import { language } from '~/language/store'
import { type Messages, needWords } from '~/words'
import type { Locale } from '#domain/shared/choices/locales'

type Glossary = Partial<Messages>

needWords('appearance', {
  en: () => import('virtual:words/en-appearance'),
  ar: () => import('virtual:words/ar-appearance'),
})

needWords('attention', {
  en: () => import('virtual:words/en-attention'),
  ar: () => import('virtual:words/ar-attention'),
})

/** Of the other language only what pages and acts are called. */
const glossaries: Record<Locale, () => Promise<{ default: Glossary }>> = {
  en: refetching(() => import('virtual:words/en-areas+search+shell+appearance+attention')),
  ar: refetching(() => import('virtual:words/ar-areas+search+shell+appearance+attention')),
}

/**
 * The words of the page's language and, once they are here, of the other one: people type either. Where the others can't be
 * fetched that is logged, and tried again when search is next opened.
 */
export function useGlossaries(): [own: Glossary, other: Glossary] {
  const { locale, messages } = useSyncExternalStore(language.subscribe, language.get)
  const [other, setOther] = useState<Glossary>({})
  useEffect(() => {
    let isLeft = false
    glossaries[locale === 'ar' ? 'en' : 'ar']().then(
      (chunk) => !isLeft && setOther(chunk.default),
      logFailure
    )
    return () => void (isLeft = true)
  }, [locale])
  return [messages, other]
}

/** A message by its whole key, where it is there and takes no values. */
export function wordAt(glossary: Glossary, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      glossary
    )
  return typeof found === 'string' ? found : undefined
}
