import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeDialog, type ChangeTask } from '~/components/class_sessions/changes/change_dialog'
import { everybodyTold, TellingFields } from '~/components/class_sessions/changes/telling_fields'
import { useChangePreview } from '~/components/class_sessions/changes/use_change_preview'
import { WhatFollows } from '~/components/class_sessions/changes/what_follows'
import { bindingsOf } from '~/ui/form/bindings_of'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { TextField } from '~/ui/form/fields/text_field'
import { unheldReasons } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { longest } from '#domain/shared/limits/text_lengths'

interface UnheldDialogProps {
  task: ChangeTask
  onClose: () => void
}

/** A session that has ended, or in which everybody is marked, turned out not to have been held. */
export default function UnheldDialog({ task, onClose }: UnheldDialogProps) {
  const t = useTranslations('sessions')
  const form = useForm({ cancelled_by: 'instructor', cancel_reason: '', ...everybodyTold })
  const field = bindingsOf(form)
  const body = { ...task.asked, not_held: true }
  const preview = useChangePreview(urlFor('admin.session_cancellation_previews.store'), body)
  return (
    <ChangeDialog
      act="cancel"
      task={task}
      form={form}
      preview={preview}
      url={urlFor('admin.unheld_sessions.store')}
      telling={<TellingFields audience={preview.audience} field={field} />}
      onClose={onClose}
    >
      <Text>{t('not_held.text')}</Text>
      <ChoiceField
        label={t('not_held.because')}
        field={field.cancelled_by}
        choices={unheldReasons.map((value) => ({ value, label: t(`cancelled_by.${value}`) }))}
        required
      />
      <TextField
        label={t('fields.cancel_reason')}
        help={t('help.cancel_reason')}
        field={field.cancel_reason}
        maxLength={longest.reason}
        autoComplete="off"
        required
      />
      {preview.follows && <WhatFollows follows={preview.follows} isByStudent={false} />}
    </ChangeDialog>
  )
}
