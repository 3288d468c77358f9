import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import type { StoredNames } from '#domain/shared/text/person_names'

export interface NamedBy {
  title?: string | null
  group: { title_en: string | null; title_ar: string | null } | null
  student?: StoredNames | null
}

/** As a person calls a session: by its own title, its group or its student. */
export function useSessionName() {
  const t = useTranslations('sessions')
  const both = useBothNames()
  const names = useNames()
  return useCallback(
    ({ title, group, student }: NamedBy) => {
      if (title) return title
      if (group) return both({ title_en: group.title_en, title_ar: group.title_ar }).lead
      return student ? names(student).lead : t('plan.another')
    },
    [t, both, names]
  )
}
