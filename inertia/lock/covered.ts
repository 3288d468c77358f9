import type { SignedInUser } from '~/types'

type Door = SignedInUser['kind']

let door: Door | undefined
const listeners = new Set<() => void>()

/** At whose door the lock screen stands that can't be reached now; nothing else is drawn then. */
export const covered = {
  get: (): Door | undefined => door,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  by(kind: Door): void {
    door = kind
    for (const listener of listeners) listener()
  },
}
