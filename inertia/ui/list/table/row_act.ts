import type { ReactNode } from 'react'

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
