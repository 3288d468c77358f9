import { http } from '@inertiajs/react'
import { announceLock } from '~/lock/before_lock'
import { emptyPage } from '~/lock/leave_page'
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

/** The server ended the sign-in and leads to the door; Inertia loads it right after this. */
export function followSignOut(login: string): () => void {
  return http.onResponse((response) => {
    if (response.headers['x-inertia-location'] === login) emptyPage()
    return response
  })
}
