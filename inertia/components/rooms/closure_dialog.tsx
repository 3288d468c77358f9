import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface ClosureDialogProps {
  room: string
  today: string
  onClose: () => void
}

export function ClosureDialog({ room, today, onClose }: ClosureDialogProps) {
  const t = useTranslations('rooms.closures')
  const { form, draft } = useDialogForm('closure', { starts_on: today, ends_on: '', reason: '' })
  const field = bindingsOf(form)
  const submit = () =>
    form.post(urlFor('admin.rooms.closures.store', { id: room }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('add')} onClose={onClose} staysOpen isDirty={draft.restored}>
      <DialogForm
        title={t('add')}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <DateField label={t('starts_on')} field={field.starts_on} required />
        <DateField label={t('ends_on')} field={field.ends_on} help={t('ends_on_help')} />
        <TextField label={t('reason')} field={field.reason} maxLength={longest.shortReason} />
      </DialogForm>
    </Dialog>
  )
}
