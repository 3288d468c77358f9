import { urlFor } from '~/client'
import { ChangeDialog, type ChangeTask } from '~/components/class_sessions/changes/change_dialog'
import { everybodyTold, TellingFields } from '~/components/class_sessions/changes/telling_fields'
import { useChangePreview } from '~/components/class_sessions/changes/use_change_preview'
import { ClashReason } from '~/components/class_sessions/changes/clash_reason'
import { bindingsOf } from '~/ui/form/bindings_of'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'

interface RestoreDialogProps {
  task: ChangeTask
  onClose: () => void
}

export default function RestoreDialog({ task, onClose }: RestoreDialogProps) {
  const { form, draft } = useDialogForm(`restore.${task.session?.id ?? ''}`, {
    clash_reason: '',
    ...everybodyTold,
  })
  const field = bindingsOf(form)
  const preview = useChangePreview(urlFor('admin.session_restoration_previews.store'), task.asked)
  return (
    <ChangeDialog
      act="restore"
      draft={draft}
      task={task}
      form={form}
      preview={preview}
      url={urlFor('admin.session_restorations.store')}
      telling={<TellingFields audience={preview.audience} field={field} />}
      onClose={onClose}
    >
      <ClashReason act="restore" answer={preview} field={field.clash_reason} />
    </ChangeDialog>
  )
}
