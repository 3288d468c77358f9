import { router } from '@inertiajs/react'
import type { Area } from '~/ui/use_area_words'
import type { RecordUrls } from '~/ui/record/record_urls'

export type Chosen = string[] | { matching: string }

const asked = (chosen: Chosen) => (Array.isArray(chosen) ? { ids: chosen } : chosen)

export function archiveRecords(url: string, chosen: Chosen, onSuccess?: () => void): void {
  router.post(url, asked(chosen), {
    preserveScroll: true,
    // Asked first, what was chosen stays chosen
    onSuccess: ({ flash }) => flash.departure ?? flash.booked_rooms ?? onSuccess?.(),
  })
}

interface Restoring {
  onSuccess?: () => void
  onFinish?: () => void
  accounts?: boolean
}

export function restoreRecords(url: string, chosen: Chosen, restoring: Restoring = {}): void {
  const { accounts, ...callbacks } = restoring
  const data = { ...asked(chosen), ...(accounts !== undefined && { accounts }) }
  router.delete(url, { data, preserveScroll: true, ...callbacks })
}

export interface RestoreQuestion {
  area: Area
  url: string
  chosen: Chosen
  count: number
  onSuccess?: () => void
}

const listeners = new Set<() => void>()
let standing: RestoreQuestion | undefined

function show(next: RestoreQuestion | undefined): void {
  standing = next
  for (const listener of listeners) listener()
}

const askToRestore = (question: RestoreQuestion): void => show(question)
export const endRestoring = (): void => show(undefined)

export const restoreQuestion = {
  current: (): RestoreQuestion | undefined => standing,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function runRestore(
  { archives, accountsOf: area }: RecordUrls,
  chosen: Chosen,
  { count = 1, onSuccess }: { count?: number; onSuccess?: () => void } = {}
): void {
  const url = archives?.()
  if (!url) return
  if (area) askToRestore({ area, url, chosen, count, onSuccess })
  else restoreRecords(url, chosen, { onSuccess })
}
