import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useNoticeDays } from '~/components/absence_notices/use_notice_days'
import type { OwnNotice } from '~/components/own_attendance/types'
import { CentreContact } from '~/components/portal/centre_contact'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import { isolate } from '~/ui/isolate'

interface WithdrawOwnDialogProps {
  student: string
  name: string
  notice: OwnNotice
  onClose: () => void
}

export function WithdrawOwnDialog({ student, name, notice, onClose }: WithdrawOwnDialogProps) {
  const t = useTranslations('own_attendance.notices')
  const words = useTranslations('absence_notices')
  const when = useNoticeDays()
  const form = useForm({})
  const submit = () =>
    form.delete(urlFor('own_absence_notices.destroy', { student, notice: notice.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={words('withdraw')} onClose={onClose}>
      <DialogForm
        title={words('withdraw')}
        saveLabel={words('withdraw')}
        cancelLabel={t('keep')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Text fw={500}>{when(notice)}</Text>
        <Text>{t('withdraw_text', { name: isolate(name) })}</Text>
        {form.hasErrors && <CentreContact />}
      </DialogForm>
    </Dialog>
  )
}
