import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { CreditNoteRow } from '~/components/credit_notes/types'
import { DocumentNumber } from '~/components/invoices/document_number'
import { useDocumentColumns } from '~/components/invoices/use_document_columns'
import type { Column } from '~/ui/list/columns/column'
import { RowLink } from '~/ui/list/table/row_link'

export function useCreditNoteColumns() {
  const t = useTranslations('credit_notes')
  const columns = useDocumentColumns('credit_notes')
  return useMemo(
    (): Column<CreditNoteRow>[] => [
      {
        id: 'number',
        title: t('columns.number'),
        width: 150,
        cell: ({ id, number }) => (
          <RowLink href={urlFor('admin.credit_notes.show', { id })}>
            <DocumentNumber number={number} />
          </RowLink>
        ),
      },
      columns.payer,
      columns.students,
      columns.issued_on,
      {
        id: 'invoice',
        title: t('columns.invoice'),
        width: 150,
        cell: ({ invoice }) => <DocumentNumber number={invoice.number} />,
      },
      {
        id: 'reason',
        title: t('columns.reason'),
        width: 220,
        cell: ({ reason }) => (
          <Text inherit lineClamp={2}>
            <bdi>{reason}</bdi>
          </Text>
        ),
      },
      columns.total,
      columns.branch,
    ],
    [t, columns]
  )
}
