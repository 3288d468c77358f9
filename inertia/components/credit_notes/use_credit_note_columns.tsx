import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { CreditNoteRow } from '~/components/credit_notes/types'
import { BilledStudents } from '~/components/invoices/billed_students'
import { PayerCell } from '~/components/invoices/payer_cell'
import { useFormat } from '~/hooks/use_format'
import type { Column } from '~/ui/list/columns/column'
import { RowLink } from '~/ui/list/table/row_link'
import { Money } from '~/ui/money'
import { useBothNames } from '~/ui/names/both_names'

export function useCreditNoteColumns(): Column<CreditNoteRow>[] {
  const t = useTranslations('credit_notes')
  const format = useFormat()
  const names = useBothNames()
  return useMemo(
    () => [
      {
        id: 'number',
        title: t('columns.number'),
        width: 150,
        cell: ({ id, number }) => (
          <RowLink href={urlFor('admin.credit_notes.show', { id })}>
            <bdi dir="ltr">{number}</bdi>
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
        id: 'invoice',
        title: t('columns.invoice'),
        width: 150,
        cell: ({ invoice }) => <bdi dir="ltr">{invoice.number}</bdi>,
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
      {
        id: 'total',
        title: t('columns.total'),
        sortable: true,
        width: 140,
        end: true,
        cell: ({ total }) => <Money amount={total} />,
      },
      {
        id: 'branch',
        title: t('columns.branch'),
        width: 150,
        isExtra: true,
        cell: ({ branch }) => branch && <bdi>{names(branch).lead}</bdi>,
      },
    ],
    [t, format, names]
  )
}
