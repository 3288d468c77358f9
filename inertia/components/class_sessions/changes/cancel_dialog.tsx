import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeDialog, type ChangeTask } from '~/components/class_sessions/changes/change_dialog'
import { ScopeField } from '~/components/class_sessions/changes/scope_field'
import { everybodyTold, TellingFields } from '~/components/class_sessions/changes/telling_fields'
import { useChangePreview } from '~/components/class_sessions/changes/use_change_preview'
import { WhatFollows } from '~/components/class_sessions/changes/what_follows'
import { bindingsOf } from '~/ui/form/bindings_of'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { TextField } from '~/ui/form/fields/text_field'
import {
  type Canceller,
  cancellers,
  unheldReasons,
} from '#domain/scheduling/class_sessions/rules/session_kinds'
import { longest } from '#domain/shared/limits/text_lengths'

interface CancelDialogProps {
  /** A session that has ended, or in which everybody is marked, was not held; any other is cancelled. */
  act: 'cancel' | 'not_held'
  task: ChangeTask
  onClose: () => void
}

/** Sessions are called off, by somebody and for a reason. */
export default function CancelDialog({ act, task, onClose }: CancelDialogProps) {
  const t = useTranslations('sessions')
  const isUnheld = act === 'not_held'
  const { form, draft } = useDialogForm(`${act}.${task.session?.id ?? ''}`, {
    scope: 'this',
    cancelled_by: (isUnheld ? 'instructor' : 'centre') satisfies Canceller as string,
    cancel_reason: '',
    makes_up: '',
    ...everybodyTold,
  })
  const field = bindingsOf(form)
  const preview = useChangePreview(urlFor('admin.session_cancellation_previews.store'), {
    ...task.asked,
    ...(isUnheld ? { not_held: true } : { scope: form.data.scope, makes_up: form.data.makes_up }),
  })
  const isByStudent = form.data.cancelled_by === 'student'
  const { follows } = preview
  const asksMakeUp = isByStudent && follows?.one_to_one.some((session) => session.asks_make_up)
  const causes: readonly Canceller[] = isUnheld ? unheldReasons : cancellers
  return (
    <ChangeDialog
      act="cancel"
      draft={draft}
      task={task}
      form={form}
      preview={preview}
      url={urlFor(isUnheld ? 'admin.unheld_sessions.store' : 'admin.session_cancellations.store')}
      telling={<TellingFields audience={preview.audience} field={field} />}
      onClose={onClose}
    >
      {isUnheld && <Text>{t('not_held.text')}</Text>}
      {!isUnheld && task.mayHaveScope && <ScopeField field={field.scope} />}
      <ChoiceField
        label={t(isUnheld ? 'not_held.because' : 'fields.cancelled_by')}
        field={field.cancelled_by}
        choices={causes.map((value) => ({ value, label: t(`cancelled_by.${value}`) }))}
        required
      />
      <TextField
        label={t('fields.cancel_reason')}
        help={t('help.cancel_reason')}
        field={field.cancel_reason}
        maxLength={longest.reason}
        autoComplete="off"
        required={isUnheld}
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
