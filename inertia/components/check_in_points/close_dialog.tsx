import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { CheckInPoint } from '~/components/check_in_points/types'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import { isolate } from '~/ui/isolate'

interface CloseDialogProps {
  point: CheckInPoint
  onClose: () => void
}

export function CloseDialog({ point, onClose }: CloseDialogProps) {
  const t = useTranslations('check_in.points')
  const form = useForm({})
  const title = t('close_of', { name: isolate(point.name) })
  const submit = () =>
    form.delete(urlFor('admin.check_in_points.destroy', { id: point.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={title} onClose={onClose}>
      <DialogForm
        title={title}
        saveLabel={t('close')}
        cancelLabel={t('form.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Text>{t('closing.text')}</Text>
      </DialogForm>
    </Dialog>
  )
}
