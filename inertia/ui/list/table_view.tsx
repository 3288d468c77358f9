import { Table, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DataTableProps } from '~/ui/list/data_table'
import { SelectBox } from '~/ui/list/select_box'
import { SkeletonRows } from '~/ui/list/skeleton_rows'
import { SortHeader } from '~/ui/list/sort_header'
import { TableRows } from '~/ui/list/table_rows'
import classes from '~/ui/list/table.module.css'

const SKELETONS = 8

/** A list as a table with a sticky header. */
export function TableView<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { table, columns, caption, sort, dir, onSort, busy } = props
  const t = useTranslations('ui.list')
  const isEmpty = table.getRowModel().rows.length === 0
  return (
    <Table
      stickyHeader
      highlightOnHover
      fz="md"
      borderColor="var(--mz-border)"
      highlightOnHoverColor="var(--mz-hover)"
      className={classes.table}
    >
      <Table.Caption className={classes.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {props.selectable && (
            <Table.Th scope="col" className={classes.narrow}>
              <SelectBox
                label={t('select_all')}
                checked={!isEmpty && table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                onToggle={table.getToggleAllRowsSelectedHandler()}
              />
            </Table.Th>
          )}
          {columns.map((column) => (
            <SortHeader
              key={column.id}
              column={column}
              dir={sort === column.id ? dir : undefined}
              onSort={onSort}
            />
          ))}
          <Table.Th scope="col" className={classes.narrow}>
            <VisuallyHidden>{t('acts')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {isEmpty && busy ? (
          <SkeletonRows rows={SKELETONS} columns={columns.length + (props.selectable ? 2 : 1)} />
        ) : (
          <TableRows {...props} />
        )}
      </Table.Tbody>
    </Table>
  )
}
