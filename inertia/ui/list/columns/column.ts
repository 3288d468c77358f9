import type { ReactNode } from 'react'

/** One column of a list. The first one names the row: it is the row's header and holds its link. */
export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  end?: boolean
  whole?: boolean
  /** Only shown to whoever chooses it. */
  isExtra?: boolean
  width?: number
}

export type Direction = 'asc' | 'desc'
