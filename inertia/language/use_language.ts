import { router } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { urlFor } from '~/client'
import { language, type Language } from '~/language/store'
import { rememberLocale } from '~/language/remember'
import type { Locale } from '#domain/shared/choices/locales'

interface UseLanguage extends Language {
  other: Locale
  toggle: () => Promise<void>
}

export function useLanguage(): UseLanguage {
  const current = useSyncExternalStore(language.subscribe, language.get)
  const other: Locale = current.locale === 'ar' ? 'en' : 'ar'

  async function toggle(): Promise<void> {
    await language.load(other)
    rememberLocale(other)
    router.flushAll()
    router.put(
      urlFor('language.update'),
      { locale: other },
      { preserveState: true, preserveScroll: true }
    )
  }

  return { ...current, other, toggle }
}
