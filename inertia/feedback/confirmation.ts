import { router } from '@inertiajs/react'

export type Asked = { passkey: boolean }

type Waiting = Asked & { answer: (confirmed: boolean) => void }

const listeners = new Set<() => void>()
let waiting: Waiting | undefined

function wait(next: Waiting | undefined): void {
  waiting = next
  for (const listener of listeners) listener()
}

export const confirmation = {
  isWanted: (): boolean => waiting !== undefined,
  hasPasskey: (): boolean => waiting?.passkey ?? false,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function askToConfirm({ passkey }: Asked): Promise<boolean> {
  waiting?.answer(false)
  return new Promise((answer) => wait({ passkey, answer }))
}

export function endConfirmation(confirmed: boolean): void {
  const asked = waiting
  wait(undefined)
  asked?.answer(confirmed)
}

/** Asks for a confirmation the server wants, then sends the very same request again. */
export function repeatRefusedRequests(): () => void {
  let repeat: (() => void) | undefined
  const stops = [
    router.on('start', ({ detail: { visit } }) => {
      if (visit.method !== 'get') repeat = () => router.visit(visit.url, { ...visit })
    }),
    router.on('flash', ({ detail: { flash } }) => {
      if (!flash.confirm || !repeat) return
      void askToConfirm(flash.confirm).then((confirmed) => confirmed && repeat?.())
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
