import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import type { Binding } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'

export function OverCapacityField({ field }: { field: Binding<string> }) {
  const t = useTranslations('enrolments')
  return (
    <TextField
      label={t('fields.over_capacity_reason')}
      help={t('ask.no_seat')}
      field={field}
      maxLength={longest.shortReason}
      autoComplete="off"
    />
  )
}
