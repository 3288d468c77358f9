import { urlFor } from '~/client'
import { RosterCard } from '~/components/enrolments/roster_card'
import type { RosterRow } from '~/components/groups/types'
import type { Column } from '~/ui/list/columns/column'
import { DataTable } from '~/ui/list/table/data_table'
import type { RowAct } from '~/ui/list/table/row_act'
import { useDataTable } from '~/ui/list/table/use_data_table'
import { useNames } from '~/ui/names/use_names'

interface RosterTableProps {
  rows: RosterRow[]
  columns: Column<RosterRow>[]
  caption: string
  acts: (row: RosterRow) => RowAct[]
}

const NONE = () => {}

/** Students of one group: a table on a desk, cards on a phone; all of them on one page. */
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
      href={(row) => urlFor('admin.students.show', { id: row.student_id })}
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
