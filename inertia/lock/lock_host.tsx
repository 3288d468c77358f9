import { useEffect } from 'react'
import { useShared } from '~/hooks/use_shared'
import { portalRoutes } from '~/components/shell/portal_routes'
import { followLock, followSignOut } from '~/lock/follow_lock'
import { leaveForLock, leaveHandedOver, leaveSignedOut } from '~/lock/leave_page'
import { onNews } from '~/lock/lock_channel'
import { useIdleLock } from '~/lock/use_idle_lock'
import type { SharedProps, SignedInUser } from '~/types'

export function LockHost() {
  const { auth } = useShared()
  return auth && <Watch kind={auth.user.kind} auth={auth} />
}

function Watch({ kind, auth }: { kind: SignedInUser['kind']; auth: SharedProps['auth'] }) {
  const { locked, login } = portalRoutes(kind)
  useIdleLock(kind, auth?.lock_after ?? null)
  useEffect(() => {
    const stops = [
      onNews('locked', () => leaveForLock(kind)),
      onNews('left', () => leaveSignedOut(login)),
      onNews('handed_over', () => leaveHandedOver(login)),
      followLock(locked),
      followSignOut(login),
    ]
    return () => stops.forEach((stop) => stop())
  }, [kind, locked, login])
  return null
}
