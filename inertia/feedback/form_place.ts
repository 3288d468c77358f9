import { router } from '@inertiajs/react'

let address: string | undefined

export function rememberFormPlace(): void {
  router.on('start', ({ detail: { visit } }) => {
    if (visit.method !== 'get') address = window.location.pathname + window.location.search
  })
}

/** Where what was typed last belongs: a guest is sent through the door and then back to it. */
export function formPlace(): string {
  return address ?? window.location.pathname
}
