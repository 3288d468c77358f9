import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PaymentForm } from '~/components/payments/form/payment_form'
import { usePaymentForm } from '~/components/payments/form/use_payment_form'
import type { Paying, PaymentMethod } from '~/components/payments/types'
import { PageHeader } from '~/ui/page/page_header'

interface PaymentCreateProps {
  paying: Paying
  methods: PaymentMethod[]
  last_method: string | null
  money: { currency: string; exponent: number }
  invoice: string | null
  today: string
}

export default function PaymentCreate(props: PaymentCreateProps) {
  const t = useTranslations('payments')
  return (
    <>
      <PageHeader
        title={t('create.title')}
        lead={t('create.lead')}
        crumbs={[{ label: t('title'), href: urlFor('admin.payments.index') }]}
      />
      <PayingForm key={props.paying.payer?.id ?? 'nobody'} {...props} />
    </>
  )
}

/** Another payer begins the form anew: amounts and invoices are theirs. */
function PayingForm(props: PaymentCreateProps) {
  const { paying, methods, today } = props
  const state = usePaymentForm(props)
  return <PaymentForm state={state} paying={paying} methods={methods} today={today} />
}
