import { router } from '@inertiajs/react'

/** Which rows an act is for: these, or all that an address of the list shows. */
export type Chosen = string[] | { matching: string }

const asked = (chosen: Chosen) => (Array.isArray(chosen) ? { ids: chosen } : chosen)

/** Takes records out of the lists; the answer offers to undo it. `url` is the area's archives. */
export function archiveRecords(url: string, chosen: Chosen, onSuccess?: () => void): void {
  router.post(url, asked(chosen), { preserveScroll: true, onSuccess })
}

interface Restoring {
  onSuccess?: () => void
  onFinish?: () => void
  /** People: whether the accounts that archiving shut come back too. */
  accounts?: boolean
}

export function restoreRecords(url: string, chosen: Chosen, restoring: Restoring = {}): void {
  const { accounts, ...callbacks } = restoring
  const data = { ...asked(chosen), ...(accounts !== undefined && { accounts }) }
  router.delete(url, { data, preserveScroll: true, ...callbacks })
}
