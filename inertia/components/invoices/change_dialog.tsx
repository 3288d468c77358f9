import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { InvoiceDetail } from '~/components/invoices/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface ChangeDialogProps {
  invoice: InvoiceDetail
  onClose: () => void
}

/** The due date and the internal notes: nothing else of an issued invoice changes. */
export function ChangeDialog({ invoice, onClose }: ChangeDialogProps) {
  const t = useTranslations('invoices')
  const { form, draft } = useDialogForm('change', {
    due_on: invoice.due_on ?? '',
    internal_notes: invoice.internal_notes ?? '',
    version: invoice.version,
  })
  const field = bindingsOf(form)
  const title = t('change.title')
  const url = urlFor('admin.issued_invoices.update', { id: invoice.id })
  const submit = () =>
    form.put(url, { preserveScroll: true, preserveState: true, onSuccess: onClose })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={title}
          saveLabel={t('change.save')}
          cancelLabel={t('cancel')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={submit}
        >
          <DateField label={t('fields.due_on')} field={field.due_on} required />
          <TextAreaField
            label={t('fields.internal_notes')}
            help={t('help.internal_notes')}
            field={field.internal_notes}
            maxLength={longest.notes}
          />
        </DialogForm>
      )}
    </Dialog>
  )
}
