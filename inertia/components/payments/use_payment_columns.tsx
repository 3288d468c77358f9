import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DocumentNumber } from '~/components/invoices/document_number'
import { PayerCell } from '~/components/invoices/payer_cell'
import { MethodNames } from '~/components/payments/method_names'
import { PaymentStateWord } from '~/components/payments/payment_state'
import type { PaymentRow } from '~/components/payments/types'
import { useFormat } from '~/hooks/use_format'
import type { Column } from '~/ui/list/columns/column'
import { RowLink } from '~/ui/list/table/row_link'
import { Money } from '~/ui/money'
import { useBothNames } from '~/ui/names/both_names'

export function usePaymentColumns() {
  const t = useTranslations('payments.columns')
  const format = useFormat()
  const names = useBothNames()
  return useMemo(
    (): Column<PaymentRow>[] => [
      {
        id: 'number',
        title: t('number'),
        width: 150,
        cell: ({ id, number }) => (
          <RowLink href={urlFor('admin.payments.show', { id })}>
            <DocumentNumber number={number} />
          </RowLink>
        ),
      },
      {
        id: 'state',
        title: t('state'),
        width: 150,
        cell: ({ state }) => <PaymentStateWord state={state} />,
      },
      {
        id: 'payer',
        title: t('payer'),
        width: 220,
        cell: ({ payer }) => <PayerCell payer={payer} />,
      },
      {
        id: 'methods',
        title: t('methods'),
        width: 160,
        cell: ({ methods }) => <MethodNames methods={methods} />,
      },
      {
        id: 'received_on',
        title: t('received_on'),
        sortable: true,
        width: 130,
        cell: ({ received_on: day }) => <bdi>{format.day(day)}</bdi>,
      },
      {
        id: 'amount',
        title: t('amount'),
        sortable: true,
        width: 140,
        end: true,
        cell: ({ amount }) => <Money amount={amount} />,
      },
      {
        id: 'credit',
        title: t('credit'),
        width: 130,
        end: true,
        cell: ({ credit }) => credit.minor !== '0' && <Money amount={credit} />,
      },
      {
        id: 'branch',
        title: t('branch'),
        width: 150,
        isExtra: true,
        cell: ({ branch }) => branch && <bdi>{names(branch).lead}</bdi>,
      },
    ],
    [t, format, names]
  )
}
