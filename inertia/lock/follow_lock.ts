import { http } from '@inertiajs/react'
import { announceLock } from '~/lock/before_lock'
import { lockedFrom } from '~/lock/locked_from'

/** When an answer sends the page to the lock screen: what is typed is kept before the client follows it there. */
export function followLock(locked: string): () => void {
  return http.onResponse((response) => {
    if (response.headers['x-inertia-location'] === locked) {
      announceLock()
      lockedFrom.keep()
    }
    return response
  })
}
