import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { InvoiceDetail } from '~/components/invoices/types'
import { useInvoiceMoney } from '~/components/invoices/use_invoice_money'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { MoneyField } from '~/ui/form/fields/money_field'
import { isolate } from '~/ui/isolate'
import { scaled } from '#domain/billing/rules/allocation'

interface UseCreditDialogProps {
  invoice: InvoiceDetail
  credit: InvoiceDetail['total']
  onClose: () => void
}

export function UseCreditDialog({ invoice, credit, onClose }: UseCreditDialogProps) {
  const t = useTranslations('payments')
  const ui = useTranslations('ui.form')
  const { edit, write } = useInvoiceMoney(invoice)
  const open = BigInt(invoice.open.minor)
  const usable = scaled(BigInt(credit.minor), credit.exponent, invoice.open.exponent)
  const { form, draft } = useDialogForm('use_credit', {
    key: crypto.randomUUID() as string,
    amount: edit(usable < open ? usable : open),
  })
  const field = bindingsOf(form)
  const title = t('credit_use.title', { number: isolate(invoice.number ?? '', 'ltr') })
  const url = urlFor('admin.invoices.credit_uses.store', { id: invoice.id })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={title}
          saveLabel={t('credit_use.save')}
          cancelLabel={ui('cancel')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={() =>
            form.post(url, { preserveScroll: true, preserveState: true, onSuccess: onClose })
          }
        >
          <Text>{t('credit_use.text', { credit: write(usable), open: write(open) })}</Text>
          <MoneyField
            field={field.amount}
            label={t('credit_use.amount')}
            currency={invoice.total.currency}
            required
          />
        </DialogForm>
      )}
    </Dialog>
  )
}
