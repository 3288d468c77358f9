import { router } from '@inertiajs/react'

/** Takes records out of the lists; the answer offers to undo it. `url` is the area's archives. */
export function archiveRecords(url: string, ids: string[], onSuccess?: () => void): void {
  router.post(url, { ids }, { preserveScroll: true, onSuccess })
}

/** Brings archived records back. */
export function restoreRecords(url: string, ids: string[], onSuccess?: () => void): void {
  router.delete(url, { data: { ids }, preserveScroll: true, onSuccess })
}
