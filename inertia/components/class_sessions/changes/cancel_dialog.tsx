import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeDialog, type ChangeTask } from '~/components/class_sessions/changes/change_dialog'
import { ScopeField } from '~/components/class_sessions/changes/scope_field'
import { everybodyTold, TellingFields } from '~/components/class_sessions/changes/telling_fields'
import { useChangePreview } from '~/components/class_sessions/changes/use_change_preview'
import { WhatFollows } from '~/components/class_sessions/changes/what_follows'
import { bindingsOf } from '~/ui/form/bindings_of'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { TextField } from '~/ui/form/fields/text_field'
import { cancellers } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { longest } from '#domain/shared/limits/text_lengths'

interface CancelDialogProps {
  task: ChangeTask
  onClose: () => void
}

export default function CancelDialog({ task, onClose }: CancelDialogProps) {
  const t = useTranslations('sessions')
  const form = useForm({
    scope: 'this',
    cancelled_by: 'centre',
    cancel_reason: '',
    makes_up: '',
    ...everybodyTold,
  })
  const field = bindingsOf(form)
  const preview = useChangePreview(urlFor('admin.session_cancellation_previews.store'), {
    ...task.asked,
    scope: form.data.scope,
    makes_up: form.data.makes_up,
  })
  const isByStudent = form.data.cancelled_by === 'student'
  const { follows } = preview
  const asksMakeUp = isByStudent && follows?.one_to_one.some((session) => session.asks_make_up)
  return (
    <ChangeDialog
      act="cancel"
      task={task}
      form={form}
      preview={preview}
      url={urlFor('admin.session_cancellations.store')}
      telling={<TellingFields audience={preview.audience} field={field} />}
      onClose={onClose}
    >
      {task.mayHaveScope && <ScopeField field={field.scope} />}
      <ChoiceField
        label={t('fields.cancelled_by')}
        field={field.cancelled_by}
        choices={cancellers.map((value) => ({ value, label: t(`cancelled_by.${value}`) }))}
        required
      />
      <TextField
        label={t('fields.cancel_reason')}
        help={t('help.cancel_reason')}
        field={field.cancel_reason}
        maxLength={longest.reason}
        autoComplete="off"
      />
      {asksMakeUp && (
        <ChoiceField
          label={t('fields.makes_up')}
          field={field.makes_up}
          choices={(['true', 'false'] as const).map((value) => ({
            value,
            label: t(`makes_up.${value}`),
          }))}
        />
      )}
      {follows && <WhatFollows follows={follows} isByStudent={isByStudent} />}
    </ChangeDialog>
  )
}
