import { router } from '@inertiajs/react'

let address: string | undefined

export function rememberFormPlace(): void {
  router.on('start', ({ detail: { visit } }) => {
    if (visit.method !== 'get') address = window.location.pathname + window.location.search
  })
}

/** Where typed text belongs: a guest goes through the door and then back to the form. */
export function formPlace(): string {
  return address ?? window.location.pathname
}
