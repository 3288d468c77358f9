import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'

/**
 * '' for none, undefined where nobody can ask or one may not decide. Asked beside the page, and
 * again after a change.
 */
export function useWaitingRequests(): string | undefined {
  const may = usePermissions()
  const { number } = useFormat()
  const isOpen = (useShared().tenant?.open_doors ?? []).length > 0
  const concerned = isOpen && (may('admin.instructors.create') || may('admin.students.create'))
  const [waiting, setWaiting] = useState(0)

  useEffect(() => {
    if (!concerned) return
    const ask = (): void => void countWaiting().then((count) => setWaiting(count ?? 0))
    ask()
    return router.on('finish', ({ detail }) => {
      if (detail.visit.method !== 'get') ask()
    })
  }, [concerned])

  if (!concerned) return undefined
  return waiting > 0 ? number(waiting) : ''
}

async function countWaiting(): Promise<number | undefined> {
  try {
    const address = urlFor('admin.access_requests.count')
    const answer = await fetch(address, { headers: { accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as { waiting: number }).waiting : undefined
  } catch {
    return undefined
  }
}
