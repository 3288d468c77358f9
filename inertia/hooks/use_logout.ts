import { router } from '@inertiajs/react'
import { beforeSignOut } from '~/components/attendance/device/device'
import { useShared } from '~/hooks/use_shared'
import { portalRoutes } from '~/components/shell/portal_routes'
import { leaveNothing } from '~/lock/leave_nothing'
import { tellWindows } from '~/lock/lock_channel'
import type { SignedInUser } from '~/types'

/**
 * Logs out by POST at the person's own door and removes what was typed in this window; the others leave too.
 * @param door of a page that doesn't tell who is signed in
 */
export function useLogout(door?: SignedInUser['kind']): () => void {
  const kind = useShared().auth?.user.kind ?? door
  return () => {
    if (kind) void leave(kind)
  }
}

async function leave(kind: SignedInUser['kind']): Promise<void> {
  if (!(await beforeSignOut.ask())) return
  await leaveNothing()
  router.post(portalRoutes(kind).logout, {}, { onFinish: () => tellWindows('left') })
}
