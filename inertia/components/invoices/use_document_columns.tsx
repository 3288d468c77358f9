import { useMemo } from 'react'
import { BilledStudents } from '~/components/invoices/billed_students'
import { PayerCell } from '~/components/invoices/payer_cell'
import type { InvoiceRow } from '~/components/invoices/types'
import { useFormat } from '~/hooks/use_format'
import type { Column } from '~/ui/list/columns/column'
import { Money } from '~/ui/money'
import { useBothNames } from '~/ui/names/both_names'
import { useAreaWords } from '~/ui/use_area_words'

type DocumentRow = Pick<InvoiceRow, 'payer' | 'students' | 'issued_on' | 'total' | 'branch'>

/** The columns that the lists of invoices and of credit notes share. */
export function useDocumentColumns(area: 'invoices' | 'credit_notes') {
  const t = useAreaWords(area)
  const format = useFormat()
  const names = useBothNames()
  return useMemo(
    () =>
      ({
        payer: {
          id: 'payer',
          title: t('columns.payer'),
          width: 210,
          cell: ({ payer }) => <PayerCell payer={payer} />,
        },
        students: {
          id: 'students',
          title: t('columns.students'),
          width: 200,
          cell: ({ students }) => <BilledStudents students={students} />,
        },
        issued_on: {
          id: 'issued_on',
          title: t('columns.issued_on'),
          sortable: true,
          width: 130,
          cell: ({ issued_on: day }) => day && <bdi>{format.day(day)}</bdi>,
        },
        total: {
          id: 'total',
          title: t('columns.total'),
          sortable: true,
          width: 140,
          end: true,
          cell: ({ total }) => <Money amount={total} />,
        },
        branch: {
          id: 'branch',
          title: t('columns.branch'),
          width: 150,
          isExtra: true,
          cell: ({ branch }) => branch && <bdi>{names(branch).lead}</bdi>,
        },
      }) satisfies Record<string, Column<DocumentRow>>,
    [t, format, names]
  )
}
