import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column, Direction } from '~/ui/list/columns/column'
import classes from '~/ui/list/table/table.module.css'

interface SortHeaderProps<Row> {
  column: Column<Row>
  dir: Direction | undefined
  onSort: (id: string, dir: Direction) => void
}

export function SortHeader<Row>({ column, dir, onSort }: SortHeaderProps<Row>) {
  const next = dir === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      style={{ inlineSize: column.width }}
      data-end={column.end || undefined}
      aria-sort={sorted(column, dir)}
    >
      {column.sortable ? (
        <UnstyledButton className={classes.sort} onClick={() => onSort(column.id, next)}>
          {column.title}
          <SortIcon dir={dir} />
        </UnstyledButton>
      ) : (
        column.title
      )}
    </th>
  )
}

function sorted<Row>(column: Column<Row>, dir: Direction | undefined) {
  if (!column.sortable) return undefined
  if (!dir) return 'none'
  return dir === 'asc' ? 'ascending' : 'descending'
}

function SortIcon({ dir }: { dir: Direction | undefined }) {
  if (dir === 'asc') return <IconArrowUp size={14} aria-hidden />
  if (dir === 'desc') return <IconArrowDown size={14} aria-hidden />
  return <IconArrowsSort size={14} aria-hidden className={classes.unsorted} />
}
