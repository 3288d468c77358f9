import { useMemo } from 'react'
import { useShared } from '~/hooks/use_shared'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { currencyCodes } from '#domain/shared/money/currencies'

export function CurrencyField({ field, ...texts }: FieldTexts & { field: Binding<string> }) {
  const { locale } = useShared().intl
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return currencyCodes.map((value) => ({ value, label: `${value} · ${names.of(value)}` }))
  }, [locale])
  return <ChoiceField {...texts} field={field} choices={choices} searchable />
}
