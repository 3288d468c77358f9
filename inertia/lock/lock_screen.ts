import { portalRoutes } from '~/components/shell/portal_routes'
import { sendJson } from '~/feedback/send_json'
import { leaveForLock } from '~/lock/leave_page'
import { tellWindows } from '~/lock/lock_channel'
import type { SignedInUser } from '~/types'

let underWay = false

export async function lockScreen(kind: SignedInUser['kind']): Promise<void> {
  if (underWay) return
  underWay = true
  const { lock, locked } = portalRoutes(kind)
  const from = window.location.pathname + window.location.search
  await sendJson(lock, { from }).catch(() => undefined)
  tellWindows('locked')
  leaveForLock(locked)
}
