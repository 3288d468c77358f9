import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DocumentNumber } from '~/components/invoices/document_number'
import { InvoiceStateWord } from '~/components/invoices/invoice_state'
import type { InvoiceRow } from '~/components/invoices/types'
import { useFormat } from '~/hooks/use_format'
import { useDocumentColumns } from '~/components/invoices/use_document_columns'
import type { Column } from '~/ui/list/columns/column'
import { RowLink } from '~/ui/list/table/row_link'
import { Money } from '~/ui/money'

export function useInvoiceColumns() {
  const t = useTranslations('invoices')
  const columns = useDocumentColumns('invoices')
  const format = useFormat()
  return useMemo(
    (): Column<InvoiceRow>[] => [
      {
        id: 'number',
        title: t('columns.number'),
        width: 150,
        cell: ({ id, number }) => (
          <RowLink href={urlFor('admin.invoices.show', { id })}>
            {number ? <DocumentNumber number={number} /> : t('state.draft')}
          </RowLink>
        ),
      },
      columns.payer,
      columns.students,
      columns.issued_on,
      {
        id: 'due_on',
        title: t('columns.due_on'),
        sortable: true,
        width: 130,
        cell: ({ due_on: day }) => day && <bdi>{format.day(day)}</bdi>,
      },
      columns.total,
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
      columns.branch,
      {
        id: 'sent_at',
        title: t('columns.sent_at'),
        width: 130,
        isExtra: true,
        cell: ({ sent_at: instant }) => instant && <bdi>{format.dayOf(instant)}</bdi>,
      },
    ],
    [t, columns, format]
  )
}
