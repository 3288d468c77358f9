import { useMemo } from 'react'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { countryChoices } from '~/ui/form/fields/countries'
import { useShared } from '~/hooks/use_shared'

export function useCountries(): Choice[] {
  const { locale } = useShared().intl
  return useMemo(() => countryChoices(locale), [locale])
}
