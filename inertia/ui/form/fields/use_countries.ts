import { useMemo } from 'react'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { countryCodes } from '~/ui/form/fields/country_codes'
import { useShared } from '~/hooks/use_shared'

export function useCountries(): Choice[] {
  const { locale } = useShared().intl
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const { compare } = new Intl.Collator(locale)
    return countryCodes
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => compare(one.label, other.label))
  }, [locale])
}
