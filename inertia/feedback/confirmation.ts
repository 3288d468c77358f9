import { router } from '@inertiajs/react'

type Waiting = (confirmed: boolean) => void

const listeners = new Set<() => void>()
let waiting: Waiting | undefined

function wait(next: Waiting | undefined): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Whether the dialog stands open: "Confirm it is you". */
export const confirmation = {
  isWanted: (): boolean => waiting !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Asks the person to confirm who they are; false when they would rather not. */
export function askToConfirm(): Promise<boolean> {
  waiting?.(false)
  return new Promise((resolve) => wait(resolve))
}

/** The dialog's answer. */
export function endConfirmation(confirmed: boolean): void {
  const answer = waiting
  wait(undefined)
  answer?.(confirmed)
}

/** When the server wants a confirmation before a change: asks, then sends the very same request again. */
export function repeatRefusedRequests(): () => void {
  let repeat: (() => void) | undefined
  const stops = [
    router.on('start', ({ detail: { visit } }) => {
      if (visit.method !== 'get') repeat = () => router.visit(visit.url, { ...visit })
    }),
    router.on('flash', ({ detail: { flash } }) => {
      if (flash.confirm && repeat) void askToConfirm().then((confirmed) => confirmed && repeat?.())
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
