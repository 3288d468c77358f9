import { useCallback } from 'react'
import { useShared } from '~/hooks/use_shared'

export type BothNames =
  | { name_en: string | null; name_ar: string | null }
  | { title_en: string | null; title_ar: string | null }

function namesOf(locale: string, named: BothNames) {
  const [en, ar] =
    'name_en' in named ? [named.name_en, named.name_ar] : [named.title_en, named.title_ar]
  const [own, other] = locale === 'ar' ? [ar, en] : [en, ar]
  return { lead: own || other || '', other: own ? other || null : null }
}

export function useBothNames() {
  const { locale } = useShared().app
  return useCallback((named: BothNames) => namesOf(locale, named), [locale])
}
