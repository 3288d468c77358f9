import { Skeleton, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DataTableProps } from '~/ui/list/table/data_table'
import { openRow } from '~/ui/list/table/open_row'
import { RowActs } from '~/ui/list/table/row_acts'
import { SelectBox } from '~/ui/list/table/select_box'
import classes from '~/ui/list/cards.module.css'

export function CardList<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { table, name, acts, card } = props
  const t = useTranslations('ui.list')
  const { rows } = table.getRowModel()
  if (rows.length === 0 && props.busy) return <SkeletonCards />
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <li
          key={row.id}
          className={classes.card}
          data-row-id={row.id}
          data-selected={row.getIsSelected() || undefined}
          onClick={openRow}
        >
          {props.selectable && (
            <label className={classes.touch}>
              <SelectBox
                label={t('select_row', { name: name(row.original) })}
                checked={row.getIsSelected()}
                onToggle={row.getToggleSelectedHandler()}
              />
            </label>
          )}
          <div className={classes.cardBody}>{card(row.original)}</div>
          <RowActs
            acts={acts(row.original)}
            name={name(row.original)}
            label={t('row_menu', { name: name(row.original) })}
          />
        </li>
      ))}
    </ul>
  )
}

const SKELETONS = 4

/** As high as a card with a name in both scripts and its facts. */
function SkeletonCards() {
  return (
    <ul className={classes.cards} aria-hidden>
      {Array.from({ length: SKELETONS }, (_, place) => (
        <li key={place} className={classes.card}>
          <Stack gap="xs" className={classes.cardBody}>
            <Skeleton height={14} width="60%" />
            <Skeleton height={12} width="40%" />
          </Stack>
        </li>
      ))}
    </ul>
  )
}
