import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import type { Binding } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'

export function CodeField({ field, label }: { field: Binding<string>; label: string }) {
  const t = useTranslations('catalogue')
  return (
    <TextField
      label={label}
      help={t('code_help', { most: longest.code })}
      field={field}
      dir="ltr"
      autoComplete="off"
      maxLength={longest.code}
    />
  )
}
