import { useFormat } from '~/hooks/use_format'
import type { Column } from '~/ui/list/columns/column'
import type { ListedRow } from '~/ui/list/list_description'
import { type Area, useAreaWords } from '~/ui/use_area_words'

type Spanned = ListedRow & { starts_on: string; ends_on: string }

/** The first and the last day of what a list shows; sorted by the first. */
export function useSpanColumns<Row extends Spanned>(area: Area): Column<Row>[] {
  const t = useAreaWords(area)
  const format = useFormat()
  return [
    {
      id: 'starts_on',
      title: t('columns.starts_on'),
      sortable: true,
      width: 160,
      cell: ({ starts_on: day }) => format.day(day),
    },
    {
      id: 'ends_on',
      title: t('columns.ends_on'),
      width: 160,
      cell: ({ ends_on: day }) => format.day(day),
    },
  ]
}
