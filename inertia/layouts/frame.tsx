import { VisuallyHidden } from '@mantine/core'
import { useEffect, type ReactNode, useSyncExternalStore } from 'react'
import { appearance } from '~/appearance/store'
import { WaitingHost } from '~/components/attendance/device/waiting_host'
import { ViewingHost } from '~/components/viewing/viewing_host'
import { ConfirmHost } from '~/feedback/confirm_host'
import { FlashHost } from '~/feedback/flash_host'
import { NetworkBanner } from '~/feedback/network_banner'
import { useArrival } from '~/layouts/page/use_arrival'
import { covered } from '~/lock/covered'
import { LockCover } from '~/lock/lock_cover'
import { LockHost } from '~/lock/lock_host'
import { SheetHost } from '~/shortcuts/sheet_host'
import { useSaveKey } from '~/shortcuts/use_save_key'

export function Frame({ children }: { children: ReactNode }) {
  const arrival = useArrival()
  useSaveKey()
  useEffect(() => appearance.set('pageLoader', 'off'))
  const lockedDoor = useSyncExternalStore(covered.subscribe, covered.get)
  if (lockedDoor) return <LockCover kind={lockedDoor} />

  return (
    <>
      <NetworkBanner />
      <ViewingHost />
      <WaitingHost />
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        {arrival}
      </VisuallyHidden>
      <FlashHost />
      <SheetHost />
      <ConfirmHost />
      <LockHost />
    </>
  )
}
