import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Column } from '~/ui/list/column'
import type { DataTableProps } from '~/ui/list/data_table'
import { openRow } from '~/ui/list/open_row'
import { RowActs } from '~/ui/list/row_acts'
import { SelectBox } from '~/ui/list/select_box'
import classes from '~/ui/list/table.module.css'

/** The rows of a list as table rows of 44 px; the whole row follows the link in its name. */
export function TableRows<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { table, columns, href, name, acts } = props
  const t = useTranslations('ui.list')
  return table.getRowModel().rows.map((row) => (
    <Table.Tr
      key={row.id}
      data-row-id={row.id}
      data-selected={row.getIsSelected() || undefined}
      onClick={(event) => openRow(event, href(row.original))}
      onAuxClick={(event) => openRow(event, href(row.original))}
    >
      {props.selectable && (
        <Table.Td className={classes.narrow}>
          <SelectBox
            label={t('select_row', { name: name(row.original) })}
            checked={row.getIsSelected()}
            onToggle={row.getToggleSelectedHandler()}
          />
        </Table.Td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} column={column} row={row.original} leads={index === 0} />
      ))}
      <Table.Td className={classes.narrow}>
        <RowActs acts={acts(row.original)} name={name(row.original)} />
      </Table.Td>
    </Table.Tr>
  ))
}

function Cell<Row>({ column, row, leads }: { column: Column<Row>; row: Row; leads: boolean }) {
  if (leads) return <Table.Th scope="row">{column.cell(row)}</Table.Th>
  return <Table.Td data-end={column.end || undefined}>{column.cell(row)}</Table.Td>
}
