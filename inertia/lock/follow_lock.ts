import { http } from '@inertiajs/react'
import { announceLock } from '~/lock/before_lock'
import { lockedFrom } from '~/lock/locked_from'

export function followLock(locked: string): () => void {
  return http.onResponse((response) => {
    if (response.headers['x-inertia-location'] === locked) {
      announceLock()
      lockedFrom.keep()
    }
    return response
  })
}
