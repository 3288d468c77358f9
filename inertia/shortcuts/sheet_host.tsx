import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { sheet } from '~/shortcuts/sheet_store'

const ShortcutsSheet = lazy(() => import('~/shortcuts/shortcuts_sheet'))

/** Fetches the shortcuts sheet when it is asked for. */
export function SheetHost() {
  const open = useSyncExternalStore(sheet.subscribe, sheet.isOpen)
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <ShortcutsSheet open={open} />
    </Suspense>
  )
}
