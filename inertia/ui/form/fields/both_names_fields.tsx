import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { TextField } from '~/ui/form/fields/text_field'

interface BothNamesFieldsProps {
  en: Binding<string>
  ar: Binding<string>
  labels: { en: string; ar: string }
  help?: string
}

export function BothNamesFields({ en, ar, labels, help }: BothNamesFieldsProps) {
  const t = useTranslations('ui.form')
  const isArabic = useShared().app.locale === 'ar'
  const english = { label: labels.en, field: en }
  const arabic = { label: labels.ar, field: ar }
  const [first, second] = isArabic ? [arabic, english] : [english, arabic]
  const shared = { maxLength: longest.title, autoComplete: 'off' } as const
  return (
    <FieldPair>
      <TextField {...first} {...shared} help={help ?? t('one_name_suffices')} />
      <TextField {...second} {...shared} />
    </FieldPair>
  )
}
