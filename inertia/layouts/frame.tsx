import { useEffect, type ReactNode } from 'react'
import { appearance } from '~/appearance/store'

/** What every layout has around it, and what outlives a change of layout. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(() => appearance.set('pageLoader', 'off'))
  return <>{children}</>
}
