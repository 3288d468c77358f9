import { router } from '@inertiajs/react'
import { portalRoutes } from '~/components/shell/portal_routes'
import { announceLock } from '~/lock/before_lock'
import { covered } from '~/lock/covered'
import { lockedFrom } from '~/lock/locked_from'
import { owedLock } from '~/lock/owed_lock'
import type { SignedInUser } from '~/types'
import { draftStore } from '~/ui/form/draft/draft_store'

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
  emptyPage()
  window.location.assign(address)
}

/** Removes what the window shows, and its history could show again, before another document is loaded. */
export function emptyPage(): void {
  router.clearHistory()
  document.body.replaceChildren()
  window.addEventListener('pageshow', () => window.location.reload())
}

/** The sign-in has ended without a word from this window: what was typed stays for the next sign-in. */
export function leaveEndedSignIn(address = window.location.pathname + window.location.search) {
  announceLock()
  leavePage(address)
}

/** The same person signed out in another window: what was typed here stays for their next sign-in. */
export function leaveSignedOut(door: string): void {
  announceLock()
  leavePage(door)
}

/** This browser was handed over to others in another window: nothing that was typed stays. */
export function leaveHandedOver(door: string): void {
  draftStore.clearAll()
  // A form writes what was typed after a pause
  window.addEventListener('pagehide', () => draftStore.clearAll())
  leavePage(door)
}
