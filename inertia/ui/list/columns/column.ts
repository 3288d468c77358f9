import type { ReactNode } from 'react'

/** One column of a list. The first one names the row: it is the row's header and holds its link. */
export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Figures stand at the end of their cell. */
  end?: boolean
  /** Its words are few and stay on one line. */
  whole?: boolean
  /** Only shown to whoever chooses it. */
  isExtra?: boolean
  /** A CSS width; the name takes what is left. */
  width?: number
}

export type Direction = 'asc' | 'desc'
