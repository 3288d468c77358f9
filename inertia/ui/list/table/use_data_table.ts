import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowSelectionState,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Column, Direction } from '~/ui/list/columns/column'

const listFeatures = tableFeatures({ rowSelectionFeature, rowSortingFeature })
export type ListFeatures = typeof listFeatures
export type ListTable<Row extends object> = ReactTable<ListFeatures, Row>

interface DataTableOptions<Row extends object> {
  rows: Row[]
  columns: Column<Row>[]
  sort: string
  dir: Direction
}

export function useDataTable<Row extends { id: string }>(options: DataTableOptions<Row>) {
  const { rows, columns, sort, dir } = options
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const sorting = useMemo(() => [{ id: sort, desc: dir === 'desc' }], [sort, dir])
  const definitions = useMemo(() => columns.map((column) => definition(column)), [columns])
  return useTable({
    features: listFeatures,
    data: rows,
    columns: definitions,
    getRowId: (row: Row) => row.id,
    manualSorting: true,
    state: { sorting, rowSelection },
    onRowSelectionChange: setRowSelection,
  })
}

function definition<Row extends object>(column: Column<Row>): ColumnDef<ListFeatures, Row> {
  return { id: column.id, header: column.title, enableSorting: column.sortable === true }
}
