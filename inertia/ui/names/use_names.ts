import { useCallback } from 'react'
import { fullName, namesFor } from '~/ui/names/names'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useShared } from '~/hooks/use_shared'

export function useNames() {
  const { locale } = useShared().app
  return useCallback(
    (person: StoredNames) => {
      const { lead, other } = namesFor(locale, person)
      return { lead: fullName(lead), other: other && fullName(other), parts: lead }
    },
    [locale]
  )
}
