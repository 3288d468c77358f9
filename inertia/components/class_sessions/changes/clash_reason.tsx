import { useTranslations } from 'use-intl'
import type { Answer } from '~/components/class_sessions/changes/use_change_preview'
import type { Binding } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface ClashReasonProps {
  answer: Pick<Answer, 'plan' | 'may_clash'>
  field: Binding<string>
}

/** Asked of whoever may let a clash through, where there is one. */
export function ClashReason({ answer: { plan, may_clash: mayClash }, field }: ClashReasonProps) {
  const t = useTranslations('sessions')
  if (!plan?.clashing || !mayClash) return null
  return (
    <TextField
      label={t('fields.clash_reason')}
      help={t('help.clash_reason')}
      field={field}
      maxLength={longest.reason}
      autoComplete="off"
    />
  )
}
