import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DataTableProps } from '~/ui/list/table/data_table'
import { SelectBox } from '~/ui/list/table/select_box'
import { SkeletonRows } from '~/ui/list/table/skeleton_rows'
import { SortHeader } from '~/ui/list/columns/sort_header'
import { TableRows } from '~/ui/list/table/table_rows'
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
