import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BilledStudents } from '~/components/invoices/billed_students'
import { InvoiceStateWord } from '~/components/invoices/invoice_state'
import { PayerCell } from '~/components/invoices/payer_cell'
import type { InvoiceRow } from '~/components/invoices/types'
import { useFormat } from '~/hooks/use_format'
import type { Column } from '~/ui/list/columns/column'
import { RowLink } from '~/ui/list/table/row_link'
import { Money } from '~/ui/money'
import { useBothNames } from '~/ui/names/both_names'

export function useInvoiceColumns(): Column<InvoiceRow>[] {
  const t = useTranslations('invoices')
  const format = useFormat()
  const names = useBothNames()
  return useMemo(
    () => [
      {
        id: 'number',
        title: t('columns.number'),
        width: 150,
        cell: ({ id, number }) => (
          <RowLink href={urlFor('admin.invoices.show', { id })}>
            {number ? <bdi dir="ltr">{number}</bdi> : t('state.draft')}
          </RowLink>
        ),
      },
      {
        id: 'payer',
        title: t('columns.payer'),
        width: 210,
        cell: ({ payer }) => <PayerCell payer={payer} />,
      },
      {
        id: 'students',
        title: t('columns.students'),
        width: 200,
        cell: ({ students }) => <BilledStudents students={students} />,
      },
      {
        id: 'issued_on',
        title: t('columns.issued_on'),
        sortable: true,
        width: 130,
        cell: ({ issued_on: day }) => day && <bdi>{format.day(day)}</bdi>,
      },
      {
        id: 'due_on',
        title: t('columns.due_on'),
        sortable: true,
        width: 130,
        cell: ({ due_on: day }) => day && <bdi>{format.day(day)}</bdi>,
      },
      {
        id: 'total',
        title: t('columns.total'),
        sortable: true,
        width: 140,
        end: true,
        cell: ({ total }) => <Money amount={total} />,
      },
      {
        id: 'state',
        title: t('columns.state'),
        width: 120,
        cell: ({ state }) => <InvoiceStateWord state={state} />,
      },
      {
        id: 'open',
        title: t('columns.open'),
        width: 140,
        end: true,
        isExtra: true,
        cell: ({ open }) => <Money amount={open} />,
      },
      {
        id: 'branch',
        title: t('columns.branch'),
        width: 150,
        isExtra: true,
        cell: ({ branch }) => branch && <bdi>{names(branch).lead}</bdi>,
      },
      {
        id: 'sent_at',
        title: t('columns.sent_at'),
        width: 130,
        isExtra: true,
        cell: ({ sent_at: instant }) => instant && <bdi>{format.dayOf(instant)}</bdi>,
      },
    ],
    [t, format, names]
  )
}
