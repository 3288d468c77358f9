import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import type { Binding } from '~/ui/form/binding'
import { CodeField } from '~/ui/form/fields/code_field'

export function EntryCodeField({ field, label }: { field: Binding<string>; label: string }) {
  const t = useTranslations('catalogue')
  return <CodeField label={label} help={t('code_help', { most: longest.code })} field={field} />
}
