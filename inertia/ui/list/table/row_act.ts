import type { ReactNode } from 'react'

/** Something that can be done to one row; `href` for a visit, `run` for a write. */
export interface RowAct {
  id: string
  label: string
  icon: ReactNode
  href?: string
  run?: () => void
  danger?: boolean
  /** The commonest acts also show beside the row's menu while the pointer is on the row. */
  common?: boolean
}
