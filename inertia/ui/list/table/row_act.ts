import type { ReactNode } from 'react'

export interface RowAct {
  id: string
  label: string
  icon: ReactNode
  href?: string
  run?: () => void
  danger?: boolean
  common?: boolean
}
