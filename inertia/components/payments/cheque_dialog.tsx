import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PaymentDetail, PaymentPart } from '~/components/payments/types'
import { useMoney } from '~/hooks/use_money'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import type { ChequeState } from '#domain/billing/rules/cheque_states'

export type ChequeAct = Exclude<ChequeState, 'received'>

interface ChequeDialogProps {
  payment: PaymentDetail
  part: PaymentPart
  act: ChequeAct
  onClose: () => void
}

export function ChequeDialog({ payment, part, act, onClose }: ChequeDialogProps) {
  const t = useTranslations('payments')
  const ui = useTranslations('ui.form')
  const money = useMoney()
  const form = useForm({ state: act, version: payment.version })
  const title = t(`cheque.${act}.title`, { amount: money.write(part.amount) })
  const url = urlFor('admin.payments.cheques.store', {
    id: payment.id,
    position: String(part.position),
  })
  return (
    <Dialog opened title={title} onClose={onClose}>
      {(close) => (
        <DialogForm
          title={title}
          saveLabel={t(`acts.${act}`)}
          isDanger={act === 'bounced'}
          cancelLabel={ui('cancel')}
          isPending={form.processing}
          onCancel={close}
          onSubmit={() => form.post(url, { preserveScroll: true, onSuccess: onClose })}
        >
          <Text>{t(`cheque.${act}.text`)}</Text>
        </DialogForm>
      )}
    </Dialog>
  )
}
