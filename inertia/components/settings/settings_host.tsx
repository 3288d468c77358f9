import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { closeSettings, settingsDialog } from '~/components/settings/settings_store'

const SettingsDialog = lazyPart(() => import('~/components/settings/settings_dialog'))

export function SettingsHost() {
  const open = useSyncExternalStore(settingsDialog.subscribe, settingsDialog.isOpen)
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  useEffect(() => closeSettings, [])
  if (!wanted) return null
  return (
    <Suspense>
      <SettingsDialog opened={open} />
    </Suspense>
  )
}
