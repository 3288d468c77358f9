import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Answer } from '~/components/class_sessions/changes/use_change_preview'
import { wayOut, type BlockedAct } from '~/components/class_sessions/changes/way_out'
import type { Binding } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface ClashReasonProps {
  act: BlockedAct
  answer: Pick<Answer, 'plan' | 'may_clash'>
  field: Binding<string>
}

/** What one can do where something is in the way; whoever may let it through is asked why. */
export function ClashReason({
  act,
  answer: { plan, may_clash: mayClash },
  field,
}: ClashReasonProps) {
  const t = useTranslations('sessions')
  if (!plan?.clashing) return null
  const told = [
    t(`blocked.${wayOut(act, plan)}`),
    t(mayClash ? 'blocked.with_reason' : 'blocked.not_allowed'),
  ]
  return (
    <>
      <Text size="sm">{told.join(' ')}</Text>
      {mayClash && (
        <TextField
          label={t('fields.clash_reason')}
          help={t('help.clash_reason')}
          field={field}
          maxLength={longest.reason}
          autoComplete="off"
        />
      )}
    </>
  )
}
