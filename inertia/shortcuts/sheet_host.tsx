import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { sheet } from '~/shortcuts/sheet_store'

const ShortcutsSheet = lazyPart(() => import('~/shortcuts/shortcuts_sheet'))

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
