import type { Chosen } from '~/ui/record/archive/archiving'
import type { Area } from '~/ui/use_area_words'

/** People that are about to be restored: their accounts come back only when that is wanted. */
export interface RestoreQuestion {
  area: Area
  url: string
  chosen: Chosen
  count: number
  onSuccess?: () => void
}

const listeners = new Set<() => void>()
let asked: RestoreQuestion | undefined

function show(next: RestoreQuestion | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

export const askToRestore = (question: RestoreQuestion): void => show(question)
export const endRestoring = (): void => show(undefined)

export const restoreQuestion = {
  current: (): RestoreQuestion | undefined => asked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
