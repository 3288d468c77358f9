import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BranchField } from '~/components/branches/branch_field'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

/** Leaves the page: this device is a check-in point from then on. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('check_in.points.form')
  const form = useForm({ name: '', branch_id: '' })
  const field = bindingsOf(form)
  return (
    <Dialog opened title={t('title')} onClose={onClose}>
      <DialogForm
        title={t('title')}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={() => form.post(urlFor('admin.check_in_points.store'), { preserveScroll: true })}
      >
        <Text>{t('text')}</Text>
        <TextField
          label={t('name')}
          help={t('name_help')}
          field={field.name}
          maxLength={longest.label}
          required
        />
        <BranchField label={t('branch')} field={field.branch_id} />
      </DialogForm>
    </Dialog>
  )
}
