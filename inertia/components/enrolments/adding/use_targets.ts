import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { TargetOption } from '~/components/groups/types'

/**
 * The groups a dialog offers: fetched as they are now when it opens, and again after a refusal, whose answer comes
 * without them. Meanwhile those known before stay.
 */
export function useTargets(targets: TargetOption[] | undefined, isWanted = true) {
  const [known, keep] = useState(targets)
  if (targets && targets !== known) keep(targets)
  useEffect(() => {
    if (!isWanted) return
    const fetchTargets = () => router.reload({ only: ['targets'] })
    fetchTargets()
    return router.on('error', fetchTargets)
  }, [isWanted])
  return targets ?? known
}
