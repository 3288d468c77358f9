import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  end?: boolean
  whole?: boolean
  isExtra?: boolean
  width?: number
}

export type Direction = 'asc' | 'desc'

/**
 * From the address, else from the person's choice, else the list's own. The first one names the row
 * and always leads; unknown columns are skipped.
 */
export function chosenColumns<Row>(
  columns: Column<Row>[],
  asked: string[],
  kept: string[]
): Column<Row>[] {
  const [leading, ...others] = columns
  const ids = asked.length > 0 ? asked : kept
  if (!leading || ids.length === 0) return columns.filter(({ isExtra }) => !isExtra)
  const chosen = ids.flatMap((id) => others.filter((column) => column.id === id))
  return [leading, ...chosen]
}

export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
