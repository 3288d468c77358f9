import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { recents } from '~/recents/recents'
import { useRecentsKey } from '~/recents/use_recent_record'

const idIn = (path: string) => path.split('/').at(-1) ?? ''

/** Forgets what was deleted here; whose deletion was refused answers with its own page or an error. */
export function useDeletedRecords(): void {
  const key = useRecentsKey()
  useEffect(() => {
    if (!key) return
    let deleted: string | undefined
    const starting = router.on('start', ({ detail: { visit } }) => {
      deleted = visit.method === 'delete' ? idIn(visit.url.pathname) : undefined
    })
    const succeeding = router.on('success', ({ detail: { page } }) => {
      if (deleted && idIn(page.url.split('?')[0]!) !== deleted) recents.drop(key, deleted)
    })
    return () => {
      starting()
      succeeding()
    }
  }, [key])
}

/** Forgets the record at whose address there is nothing. */
export function useMissingRecord(status: number): void {
  const key = useRecentsKey()
  useEffect(() => {
    if (key && status === 404) recents.drop(key, idIn(window.location.pathname))
  }, [key, status])
}
