import { IconCreditCard } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { type EntryListProps, useEntryList } from '~/components/catalogue/use_entry_list'
import { usePaymentKinds } from '~/components/payment_methods/use_method_words'
import { useFormat } from '~/hooks/use_format'
import type { ListedQuery } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { PaymentKind } from '#domain/billing/rules/payment_method'

type Row = Data.Admin.PaymentMethods.PaymentMethodList['rows'][number]

type PaymentMethodsIndexProps = EntryListProps<ListedQuery & { kind: PaymentKind[] }> & {
  payment_methods: Data.Admin.PaymentMethods.PaymentMethodList
}

export default function PaymentMethodsIndex(props: PaymentMethodsIndexProps) {
  const { payment_methods, query, can, list } = props
  return (
    <RecordList
      {...useMethodList()}
      page={payment_methods}
      query={query}
      can={can}
      settings={list}
    />
  )
}

function useMethodList() {
  const t = useTranslations('payment_methods')
  const record = useTranslations('ui.record')
  const { number } = useFormat()
  const kinds = usePaymentKinds()
  const stepOf = (row: Row) => (row.kind === 'cash' ? t(`cash_step.${row.cash_step}`) : '')
  return useEntryList<Row>({
    area: 'payment_methods',
    icon: <IconCreditCard size={24} />,
    filters: [{ kind: 'choice', name: 'kind', label: t('fields.kind'), options: kinds }],
    facts: ({ kind }) => t(`kind.${kind}`),
    columns: ({ name }) => [
      name,
      {
        id: 'position',
        title: t('fields.position'),
        sortable: true,
        width: 120,
        cell: ({ position }) => number(position),
      },
      { id: 'kind', title: t('fields.kind'), width: 160, cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'wants_reference',
        title: t('columns.wants_reference'),
        width: 160,
        cell: ({ wants_reference }) => record(wants_reference ? 'yes' : 'no'),
      },
      { id: 'cash_step', title: t('fields.cash_step'), width: 180, cell: stepOf },
    ],
  })
}
