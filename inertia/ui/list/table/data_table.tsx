import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, type ReactNode } from 'react'
import { CardList } from '~/ui/list/card_list'
import type { Column, Direction } from '~/ui/list/columns/column'
import type { Density } from '#domain/shared/lists/densities'
import type { RowAct } from '~/ui/list/table/row_act'
import { TableView } from '~/ui/list/table/table_view'
import type { ListTable } from '~/ui/list/table/use_data_table'
import { useListKeys } from '~/ui/list/use_list_keys'
import classes from '~/ui/list/list.module.css'

export interface DataTableProps<Row extends { id: string }> {
  table: ListTable<Row>
  columns: Column<Row>[]
  caption: string
  sort: string
  dir: Direction
  onSort: (id: string, dir: Direction) => void
  editHref?: (row: Row) => string | undefined
  name: (row: Row) => string
  acts: (row: Row) => RowAct[]
  card: (row: Row) => ReactNode
  selectable: boolean
  busy: boolean
  density: Density
  place: string | number
}

export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { table, busy, place, editHref } = props
  const region = useRef<HTMLDivElement>(null)
  const onPhone = useMediaQuery('screen and (max-width: 47.99em)', false, {
    getInitialValueInEffect: false,
  })
  const find = (id: string) => table.getRowModel().rows.find((row) => row.id === id)
  useListKeys({
    container: region,
    onToggle: props.selectable
      ? (id, shiftKey) =>
          find(id)?.getToggleSelectedHandler()({
            shiftKey,
            target: { checked: !find(id)?.getIsSelected() },
          })
      : undefined,
    editHref: (id) => {
      const row = find(id)
      return row && editHref?.(row.original)
    },
  })
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place) region.current?.scrollTo({ top: 0 })
    shown.current = place
  }, [place])

  return (
    <div
      ref={region}
      className={classes.region}
      role="region"
      aria-label={props.caption}
      aria-busy={busy}
      data-density={props.density}
      tabIndex={onPhone ? undefined : 0}
    >
      {onPhone ? <CardList {...props} /> : <TableView {...props} />}
    </div>
  )
}
