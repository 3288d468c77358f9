import { router } from '@inertiajs/react'
import { announceLock } from '~/lock/before_lock'
import { lockedFrom } from '~/lock/locked_from'

/** Leaves an empty page behind, also for a browser that restores left pages as they were. */
export function leaveForLock(address: string): void {
  announceLock()
  lockedFrom.keep()
  leavePage(address)
}

export function leavePage(address: string): void {
  router.clearHistory()
  document.body.replaceChildren()
  window.addEventListener('pageshow', () => window.location.reload())
  window.location.assign(address)
}
