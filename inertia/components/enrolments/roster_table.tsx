import { urlFor } from '~/client'
import type { RosterRow } from '~/components/groups/types'
import type { Column } from '~/ui/list/columns/column'
import { DataTable } from '~/ui/list/table/data_table'
import type { RowAct } from '~/ui/list/table/row_act'
import { useDataTable } from '~/ui/list/table/use_data_table'
import { useNames } from '~/ui/names/use_names'
import { Text } from '@mantine/core'
import { EnrolmentDates } from '~/components/enrolments/acts/enrolment_dates'
import { OfferState } from '~/components/enrolments/offer_state'
import { EnrolmentStatusWord } from '~/components/enrolments/enrolment_status_word'
import { useFormat } from '~/hooks/use_format'
import { PersonCell } from '~/ui/record/person_cell'
import classes from '~/ui/list/record_list.module.css'

interface RosterTableProps {
  rows: RosterRow[]
  columns: Column<RosterRow>[]
  caption: string
  acts: (row: RosterRow) => RowAct[]
}

const NONE = () => {}

export function RosterTable({ rows, columns, caption, acts }: RosterTableProps) {
  const names = useNames()
  const table = useDataTable({ rows, columns, sort: '', dir: 'asc' })
  return (
    <DataTable
      table={table}
      columns={columns}
      caption={caption}
      sort=""
      dir="asc"
      onSort={NONE}
      name={(row) => names(row).lead}
      acts={acts}
      card={(row) => <RosterCard row={row} />}
      density="comfortable"
      selectable={false}
      busy={false}
      place={0}
    />
  )
}

function RosterCard({ row }: { row: RosterRow }) {
  const format = useFormat()
  return (
    <>
      <div className={classes.cardHead}>
        <PersonCell person={row} href={urlFor('admin.students.show', { id: row.student_id })} />
      </div>
      <div className={classes.facts}>
        {row.place !== null && <span>{format.number(row.place)}</span>}
        <EnrolmentStatusWord status={row.status} />
        <OfferState row={row} />
        {row.status !== 'offered' && row.starts_on && (
          <Text size="sm" c="dimmed" component="span">
            <EnrolmentDates row={row} />
          </Text>
        )}
      </div>
    </>
  )
}
