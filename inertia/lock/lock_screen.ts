import { portalRoutes } from '~/components/shell/portal_routes'
import { sendJson } from '~/feedback/send_json'
import { leaveForLock } from '~/lock/leave_page'
import { tellWindows } from '~/lock/lock_channel'
import { owedLock } from '~/lock/owed_lock'
import type { SignedInUser } from '~/types'

/** Nothing stays readable for longer while the server doesn't answer, in milliseconds. */
const patience = 3_000

let underWay = false

export async function lockScreen(kind: SignedInUser['kind']): Promise<void> {
  if (underWay) return
  underWay = true
  if (!(await isLocked(kind))) owedLock.note()
  tellWindows('locked')
  leaveForLock(kind)
}

async function isLocked(kind: SignedInUser['kind']): Promise<boolean> {
  const from = window.location.pathname + window.location.search
  const signal = AbortSignal.timeout(patience)
  const answer = await sendJson(portalRoutes(kind).lock, { from }, 'POST', signal).catch(() => null)
  return answer !== null && (answer.ok || answer.status === 423)
}
