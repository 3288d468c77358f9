import { VisuallyHidden, Skeleton, UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DataTableProps } from '~/ui/list/table/data_table'
import { SelectBox } from '~/ui/list/table/select_box'
import { TableRows } from '~/ui/list/table/table_rows'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column, Direction } from '~/ui/list/columns/column'
import classes from '~/ui/list/table/table.module.css'

const SKELETONS = 8

export function TableView<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { table, columns, caption, sort, dir, onSort, busy } = props
  const t = useTranslations('ui.list')
  const isEmpty = table.getRowModel().rows.length === 0
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {props.selectable && (
            <th scope="col" className={classes.narrow}>
              <SelectBox
                label={t('select_all')}
                checked={!isEmpty && table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                onToggle={table.getToggleAllRowsSelectedHandler()}
              />
            </th>
          )}
          {columns.map((column) => (
            <SortHeader
              key={column.id}
              column={column}
              dir={sort === column.id ? dir : undefined}
              onSort={onSort}
            />
          ))}
          <th scope="col" className={`${classes.narrow} ${classes.acts}`}>
            <VisuallyHidden>{t('acts')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {isEmpty && busy ? (
          <SkeletonRows rows={SKELETONS} columns={columns.length + (props.selectable ? 2 : 1)} />
        ) : (
          <TableRows {...props} />
        )}
      </tbody>
    </table>
  )
}

function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={classes.skeleton}>
      {Array.from({ length: columns }, (_cell, column) => (
        <td key={column}>
          <Skeleton height={12} width={column === 0 ? 16 : '70%'} radius="sm" />
        </td>
      ))}
    </tr>
  ))
}

interface SortHeaderProps<Row> {
  column: Column<Row>
  dir: Direction | undefined
  onSort: (id: string, dir: Direction) => void
}

function SortHeader<Row>({ column, dir, onSort }: SortHeaderProps<Row>) {
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
