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
    <tr
      key={row.id}
      data-row-id={row.id}
      data-selected={row.getIsSelected() || undefined}
      onClick={(event) => openRow(event, href(row.original))}
      onAuxClick={(event) => openRow(event, href(row.original))}
    >
      {props.selectable && (
        <td className={classes.narrow}>
          <SelectBox
            label={t('select_row', { name: name(row.original) })}
            checked={row.getIsSelected()}
            onToggle={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} column={column} row={row.original} leads={index === 0} />
      ))}
      <td className={`${classes.narrow} ${classes.acts}`}>
        <RowActs acts={acts(row.original)} name={name(row.original)} />
      </td>
    </tr>
  ))
}

function Cell<Row>({ column, row, leads }: { column: Column<Row>; row: Row; leads: boolean }) {
  if (leads) return <th scope="row">{column.cell(row)}</th>
  return (
    <td data-end={column.end || undefined} data-whole={column.whole || undefined}>
      {column.cell(row)}
    </td>
  )
}
