import { useState } from 'react'
import type { ListedPage, ListedRow } from '~/ui/list/list_description'
import type { ListTable } from '~/ui/list/table/use_data_table'

/**
 * Once a whole page is chosen, `everything` can mean all that the address shows, on other pages
 * too; `extend` offers it where there are any.
 */
export function useChosen<Row extends ListedRow>(
  table: ListTable<Row>,
  { rows, meta }: ListedPage<Row>,
  address: string
) {
  const [isEverything, setEverything] = useState(false)
  const { total, is_more } = meta
  const chosen = rows.filter((row) => table.state.rowSelection[row.id])
  const isWholePage = rows.length > 0 && chosen.length === rows.length
  const everything = isEverything && isWholePage ? { address, total, isMore: is_more } : null
  const isExtended = isWholePage && !everything && total > rows.length
  return {
    chosen,
    everything,
    count: everything?.total ?? chosen.length,
    isMore: everything?.isMore ?? false,
    extend: isExtended ? { total, isMore: is_more, choose: () => setEverything(true) } : undefined,
    forget: () => {
      setEverything(false)
      table.resetRowSelection(true)
    },
  }
}
