import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PolicyChangeProps } from '~/components/attendance_policies/policy_data'
import { useFormat } from '~/hooks/use_format'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import { UndrawnErrorsNotice } from '~/ui/form/undrawn_errors_notice'

interface RemoveChangeDialogProps {
  change: PolicyChangeProps
  version: number
  url: string
  onClose: () => void
}

export function RemoveChangeDialog({ change, version, url, onClose }: RemoveChangeDialogProps) {
  const t = useTranslations('attendance_policy.terms')
  const cancel = useTranslations('ui.remove')('cancel')
  const format = useFormat()
  const form = useForm({ version })
  const submit = () => form.delete(url, { preserveScroll: true, onSuccess: onClose })
  return (
    <Dialog opened title={t('remove_question')} onClose={onClose}>
      <DialogForm
        title={t('remove_question')}
        saveLabel={t('remove')}
        isDanger
        cancelLabel={cancel}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Text>{t('remove_text', { day: format.day(change.effective_from ?? '') })}</Text>
        <UndrawnErrorsNotice />
      </DialogForm>
    </Dialog>
  )
}
