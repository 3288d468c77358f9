import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PaymentDetail } from '~/components/payments/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { isolate } from '~/ui/isolate'
import { longest } from '#domain/shared/limits/text_lengths'

interface VoidPaymentDialogProps {
  payment: PaymentDetail
  onClose: () => void
}

export function VoidPaymentDialog({ payment, onClose }: VoidPaymentDialogProps) {
  const t = useTranslations('payments')
  const ui = useTranslations('ui.form')
  const { form, draft } = useDialogForm('void_payment', { reason: '', version: payment.version })
  const field = bindingsOf(form)
  const title = t('void.title', { number: isolate(payment.number, 'ltr') })
  const url = urlFor('admin.payments.void.store', { id: payment.id })
  const submit = () =>
    form.post(url, { preserveScroll: true, preserveState: true, onSuccess: onClose })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={title}
          saveLabel={t('acts.void')}
          isDanger
          cancelLabel={ui('cancel')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={submit}
        >
          <Text>{t('void.text')}</Text>
          <TextAreaField
            label={t('fields.reason')}
            help={t('void.help')}
            field={field.reason}
            maxLength={longest.reason}
            required
          />
        </DialogForm>
      )}
    </Dialog>
  )
}
