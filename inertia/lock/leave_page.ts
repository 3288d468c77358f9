import { router } from '@inertiajs/react'
import { portalRoutes } from '~/components/shell/portal_routes'
import { announceLock } from '~/lock/before_lock'
import { covered } from '~/lock/covered'
import { lockedFrom } from '~/lock/locked_from'
import { owedLock } from '~/lock/owed_lock'
import type { SignedInUser } from '~/types'

/** To the lock screen; while it can't be reached, a cover stands in its place. */
export function leaveForLock(kind: SignedInUser['kind']): void {
  announceLock()
  lockedFrom.keep()
  if (owedLock.isNoted()) coverPage(kind)
  else leavePage(portalRoutes(kind).locked)
}

/** What was answered to this page goes with what it showed. */
function coverPage(kind: SignedInUser['kind']): void {
  router.clearHistory()
  document.querySelector('script[data-page]')?.remove()
  covered.by(kind)
}

/** Leaves an empty page behind, also for a browser that restores left pages as they were. */
export function leavePage(address: string): void {
  router.clearHistory()
  document.body.replaceChildren()
  window.addEventListener('pageshow', () => window.location.reload())
  window.location.assign(address)
}
