import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { isolate } from '~/ui/isolate'

const LONGEST = 500

interface DeclineDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Asks before a request is declined, and for the reason the letter may give. */
export function DeclineDialog({ id, name, onClose }: DeclineDialogProps) {
  const t = useTranslations('access_requests.declining')
  const title = t('title', { name: isolate(name) })
  const form = useForm({ decision: 'decline', reason: '' })
  const submit = () =>
    form.put(urlFor('admin.access_requests.update', { id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={title} onClose={onClose}>
      <DialogForm
        title={title}
        saveLabel={t('submit')}
        isDanger
        cancelLabel={t('keep')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Text>{t('text')}</Text>
        <TextAreaField
          label={t('reason')}
          help={t('reason_help')}
          maxLength={LONGEST}
          field={bindingsOf(form).reason}
        />
      </DialogForm>
    </Dialog>
  )
}
