import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeDialog, type ChangeTask } from '~/components/class_sessions/changes/change_dialog'
import { useChangePreview } from '~/components/class_sessions/changes/use_change_preview'
import { bindingsOf } from '~/ui/form/bindings_of'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface RestoreDialogProps {
  task: ChangeTask
  onClose: () => void
}

export default function RestoreDialog({ task, onClose }: RestoreDialogProps) {
  const t = useTranslations('sessions')
  const form = useForm({ clash_reason: '' })
  const preview = useChangePreview(urlFor('admin.session_restoration_previews.store'), task.asked)
  const isClashing = (preview.plan?.clashing ?? 0) > 0
  return (
    <ChangeDialog
      act="restore"
      task={task}
      form={form}
      preview={preview}
      url={urlFor('admin.session_restorations.store')}
      onClose={onClose}
    >
      {isClashing && preview.may_clash && (
        <TextField
          label={t('fields.clash_reason')}
          help={t('help.clash_reason')}
          field={bindingsOf(form).clash_reason}
          maxLength={longest.reason}
          autoComplete="off"
        />
      )}
    </ChangeDialog>
  )
}
