import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { InvoiceDetail } from '~/components/invoices/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface VoidDialogProps {
  invoice: InvoiceDetail
  onClose: () => void
}

export function VoidDialog({ invoice, onClose }: VoidDialogProps) {
  const t = useTranslations('invoices')
  const { form, draft } = useDialogForm('void', { reason: '', version: invoice.version })
  const field = bindingsOf(form)
  const title = t('void.title')
  const url = urlFor('admin.invoices.void.store', { id: invoice.id })
  const submit = () =>
    form.post(url, { preserveScroll: true, preserveState: true, onSuccess: onClose })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={title}
          saveLabel={t('acts.void')}
          isDanger
          cancelLabel={t('void.keep')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={submit}
        >
          <Text>{t('void.text')}</Text>
          <TextAreaField
            label={t('fields.reason')}
            help={t('help.void_reason')}
            field={field.reason}
            maxLength={longest.reason}
            required
          />
        </DialogForm>
      )}
    </Dialog>
  )
}
