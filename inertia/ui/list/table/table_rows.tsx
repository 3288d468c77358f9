import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Column } from '~/ui/list/columns/column'
import type { DataTableProps } from '~/ui/list/table/data_table'
import { openRow } from '~/ui/list/table/open_row'
import { RowActs } from '~/ui/list/table/row_acts'
import { SelectBox } from '~/ui/list/table/select_box'
import type { ListTable } from '~/ui/list/table/use_data_table'
import classes from '~/ui/list/table/table.module.css'

export function TableRows<Row extends { id: string }>(props: DataTableProps<Row>) {
  const t = useTranslations('ui.list')
  return props.table.getRowModel().rows.map((row) => {
    const name = props.name(row.original)
    const words = { name, select: t('select_row', { name }), menu: t('row_menu', { name }) }
    return <TableRow key={row.id} {...props} row={row} words={words} />
  })
}

interface TableRowProps<Row extends { id: string }> extends Omit<DataTableProps<Row>, 'name'> {
  row: ReturnType<ListTable<Row>['getRow']>
  words: { name: string; select: string; menu: string }
}

function TableRow<Row extends { id: string }>(props: TableRowProps<Row>) {
  const { row, words, columns, acts } = props
  const [isNear, setNear] = useState(false)
  const comeNear = () => setNear(true)
  return (
    <tr
      data-row-id={row.id}
      data-selected={row.getIsSelected() || undefined}
      onClick={openRow}
      onAuxClick={openRow}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      {props.selectable && (
        <td className={classes.narrow}>
          <SelectBox
            label={words.select}
            checked={row.getIsSelected()}
            onToggle={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} column={column} row={row.original} leads={index === 0} />
      ))}
      <td className={`${classes.narrow} ${classes.acts}`}>
        <RowActs acts={acts(row.original)} name={words.name} label={words.menu} near={isNear} />
      </td>
    </tr>
  )
}

function Cell<Row>({ column, row, leads }: { column: Column<Row>; row: Row; leads: boolean }) {
  if (leads) return <th scope="row">{column.cell(row)}</th>
  return (
    <td data-end={column.end || undefined} data-whole={column.whole || undefined}>
      {column.cell(row)}
    </td>
  )
}
