import { Button, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import {
  EnrolledGroup,
  EnrolmentStanding,
  type StudentEnrolment,
  useStudentEnrolmentColumns,
} from '~/components/enrolments/use_student_enrolment_columns'
import { useBothNames } from '~/ui/names/both_names'
import { EmptyState } from '~/ui/page/empty_state'
import { DataTable } from '~/ui/list/table/data_table'
import { ListCard } from '~/ui/list/list_card'
import type { RowAct } from '~/ui/list/table/row_act'
import { useDataTable } from '~/ui/list/table/use_data_table'
import { EnrolmentDates } from '~/components/enrolments/acts/enrolment_dates'
import { Money } from '~/ui/money'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/list/record_list.module.css'

interface StudentEnrolmentsProps {
  enrolments: StudentEnrolment[]
  acts: (row: StudentEnrolment) => RowAct[]
  onEnrol?: () => void
}

const NONE = () => {}

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

function StudentEnrolmentCard({ row }: { row: StudentEnrolment }) {
  const names = useNames()
  return (
    <>
      <div className={classes.cardHead}>
        <EnrolledGroup row={row} />
      </div>
      <Text size="sm" c="dimmed" component="div" className={classes.facts}>
        {row.instructor && <bdi>{names(row.instructor).lead}</bdi>}
        <span>
          <EnrolmentDates row={row} />
        </span>
        {row.price && <Money amount={row.price} />}
      </Text>
      <div className={classes.facts}>
        <EnrolmentStanding row={row} />
      </div>
    </>
  )
}
