import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { StudentEnrolmentCard } from '~/components/enrolments/student_enrolment_card'
import type { StudentEnrolment } from '~/components/enrolments/types'
import { useStudentEnrolmentColumns } from '~/components/enrolments/use_student_enrolment_columns'
import { useBothNames } from '~/ui/names/both_names'
import { EmptyState } from '~/ui/page/empty_state'
import { DataTable } from '~/ui/list/table/data_table'
import { ListCard } from '~/ui/list/list_card'
import type { RowAct } from '~/ui/list/table/row_act'
import { useDataTable } from '~/ui/list/table/use_data_table'

interface StudentEnrolmentsProps {
  enrolments: StudentEnrolment[]
  acts: (row: StudentEnrolment) => RowAct[]
  /** Where one may enrol the student. */
  onEnrol?: () => void
}

const NONE = () => {}

/** The groups a student is and was in, the latest first, and what may be done with each. */
export function StudentEnrolments({ enrolments, acts, onEnrol }: StudentEnrolmentsProps) {
  const t = useTranslations('enrolments.of_student')
  const both = useBothNames()
  const columns = useStudentEnrolmentColumns()
  const table = useDataTable({ rows: enrolments, columns, sort: '', dir: 'asc' })
  return (
    <ListCard>
      {enrolments.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t(onEnrol ? 'empty.text' : 'empty.quiet')}
          actions={
            onEnrol && (
              <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={onEnrol}>
                {t('enrol')}
              </Button>
            )
          }
        />
      ) : (
        <DataTable
          table={table}
          columns={columns}
          caption={t('tab')}
          sort=""
          dir="asc"
          onSort={NONE}
          href={(row) => urlFor('admin.groups.show', { id: row.group_id })}
          name={({ title_en, title_ar }) => both({ title_en, title_ar }).lead}
          acts={acts}
          card={(row) => <StudentEnrolmentCard row={row} />}
          density="comfortable"
          selectable={false}
          busy={false}
          place={0}
        />
      )}
    </ListCard>
  )
}
