import { TextInput } from '@mantine/core'
import { useMoney } from '~/hooks/use_money'
import { useReader } from '~/hooks/use_reader'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { longest } from '#domain/shared/limits/text_lengths'
import { signOf } from '#domain/shared/money/currencies'

interface MoneyFieldProps extends FieldTexts {
  field: Binding<string>
  currency?: string
}

/**
 * As typed, in any digits; the server reads it by the centre's settings. `currency` is a saved
 * amount's, by default the centre's.
 */
export function MoneyField({ field, currency, ...texts }: MoneyFieldProps) {
  const frame = useFieldFrame(field, texts)
  const { settings } = useMoney()
  const { language } = useReader()
  return (
    <TextInput
      {...frame}
      dir="ltr"
      data-ltr
      inputMode="decimal"
      autoComplete="off"
      maxLength={longest.amount}
      leftSection={<bdi>{signOf(currency ?? settings.currency, language)}</bdi>}
      leftSectionWidth={52}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
