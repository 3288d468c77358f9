import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { EntryFacts } from '~/components/catalogue/entry_facts'
import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryProps } from '~/components/catalogue/types'
import { useFormat } from '~/hooks/use_format'
import { recordUrls } from '~/ui/record/record_urls'

type Method = Data.Admin.PaymentMethods.PaymentMethod
type PaymentMethodShowProps = EntryProps & { payment_method: Method }

export default function PaymentMethodShow(props: PaymentMethodShowProps) {
  const { payment_method, uses, activity, tab, can } = props
  const t = useTranslations('payment_methods.kind')
  return (
    <EntryPage
      area="payment_methods"
      entry={payment_method}
      uses={uses}
      activity={activity}
      tab={tab}
      can={can}
      urls={recordUrls('payment_methods')}
      lead={t(payment_method.kind)}
      overview={<MethodFacts method={payment_method} />}
    />
  )
}

function MethodFacts({ method }: { method: Method }) {
  const t = useTranslations('payment_methods')
  const record = useTranslations('ui.record')
  const format = useFormat()
  const step = { label: t('fields.cash_step'), value: t(`cash_step.${method.cash_step}`) }
  return (
    <EntryFacts
      area="payment_methods"
      entry={method}
      facts={[
        { label: t('fields.kind'), value: t(`kind.${method.kind}`) },
        { label: t('fields.account'), value: t(`account.${method.account}`) },
        {
          label: t('columns.wants_reference'),
          value: record(method.wants_reference ? 'yes' : 'no'),
        },
        ...(method.kind === 'cash' ? [step] : []),
        { label: t('fields.position'), value: format.number(method.position) },
        { label: t('fields.created_at'), value: format.dayOf(method.created_at) },
      ]}
    />
  )
}
