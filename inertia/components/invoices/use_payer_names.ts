import { useCallback } from 'react'
import { nameIn } from '#domain/shared/text/person_names'
import { useShared } from '~/hooks/use_shared'

type PayerNames = { name: string; name_other: string | null }

/** The name in the page’s script leads; the other one, where there is one, stands under it. */
export function usePayerNames() {
  const { locale } = useShared().app
  return useCallback(
    ({ name, name_other }: PayerNames) => {
      const lead = nameIn(locale, [name, name_other])
      return { lead, other: (lead === name ? name_other : name) ?? null }
    },
    [locale]
  )
}
