import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface WithdrawDialogProps {
  student: string
  notice: string
  onClose: () => void
}

export function WithdrawDialog({ student, notice, onClose }: WithdrawDialogProps) {
  const t = useTranslations('absence_notices')
  const { form, draft } = useDialogForm(`withdraw.${notice}`, { reason: '' })
  const { reason } = bindingsOf(form)
  const submit = () =>
    form.delete(urlFor('admin.students.absence_notices.destroy', { id: student, notice }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('withdraw')} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={t('withdraw')}
        saveLabel={t('withdraw')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <Text>{t('withdraw_text')}</Text>
        <TextField
          label={t('fields.withdrawal_reason')}
          field={reason}
          maxLength={longest.shortReason}
          required
        />
      </DialogForm>
    </Dialog>
  )
}
