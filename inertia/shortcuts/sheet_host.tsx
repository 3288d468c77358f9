import { lazy, Suspense, useSyncExternalStore } from 'react'
import { sheet } from '~/shortcuts/sheet_store'

const ShortcutsSheet = lazy(() => import('~/shortcuts/shortcuts_sheet'))

/** Fetches the shortcuts sheet when it is asked for. */
export function SheetHost() {
  const open = useSyncExternalStore(sheet.subscribe, sheet.isOpen)
  if (!open) return null
  return (
    <Suspense>
      <ShortcutsSheet />
    </Suspense>
  )
}
