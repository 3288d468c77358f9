import { IconCash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { BranchOption } from '~/components/branches/types'
import { useBranchFilter } from '~/components/branches/use_branch_filter'
import { PaymentCard } from '~/components/payments/payment_card'
import { PaymentStateWord } from '~/components/payments/payment_state'
import { PaymentSums } from '~/components/payments/payment_sums'
import type { PaymentList, PaymentMethod, PaymentQuery } from '~/components/payments/types'
import { usePaymentColumns } from '~/components/payments/use_payment_columns'
import type { FilterPart, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import { useBothNames } from '~/ui/names/both_names'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'
import { paymentStates } from '#domain/billing/rules/payment_state'

interface PaymentsIndexProps {
  payments: PaymentList
  query: PaymentQuery
  can: Abilities
  list: ListSettings
  methods: PaymentMethod[]
  branches: BranchOption[]
}

export default function PaymentsIndex({ payments, query, can, list, methods }: PaymentsIndexProps) {
  const t = useTranslations('payments.filters')
  const names = useBothNames()
  const filters: FilterPart[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      options: paymentStates.map((value) => ({ value, label: <PaymentStateWord state={value} /> })),
    },
    {
      kind: 'choice',
      name: 'method',
      label: t('method'),
      options: methods.map((method) => ({ value: method.id, label: names(method).lead })),
    },
    {
      kind: 'days',
      name: 'received',
      label: t('received'),
      from: t('received_from'),
      to: t('received_to'),
    },
    ...useBranchFilter(t('branch')),
  ]
  return (
    <RecordList
      area="payments"
      icon={<IconCash size={24} />}
      urls={{ ...recordUrls('payments'), edit: undefined }}
      columns={usePaymentColumns()}
      card={(payment) => <PaymentCard payment={payment} />}
      name={({ number }) => number}
      filters={filters}
      page={payments}
      query={query}
      can={can}
      settings={list}
      totals={<PaymentSums sums={payments.sums} />}
    />
  )
}
