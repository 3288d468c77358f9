import { router } from '@inertiajs/react'
import { useState } from 'react'
import { urlFor } from '~/client'
import type { Step } from '~/components/levels/types'

/**
 * The saved order, or the one just left. `save` sends the moved level's new neighbour in one
 * request, and the server's answer replaces the order.
 */
export function useSavedOrder(saved: Step[]) {
  const [known, setKnown] = useState(saved)
  const [steps, setSteps] = useState(saved)
  const [busy, setBusy] = useState(false)
  if (known !== saved) {
    setKnown(saved)
    setSteps(saved)
  }
  const save = (id: string, next: Step[]) => {
    const at = next.findIndex((step) => step.id === id)
    setSteps(next)
    router.put(
      urlFor('admin.level_places.update', { id }),
      { after_id: next[at - 1]?.id ?? null },
      {
        preserveScroll: true,
        preserveState: true,
        onStart: () => setBusy(true),
        onFinish: () => setBusy(false),
        onError: () => setSteps(saved),
      }
    )
  }
  return { steps, busy, save }
}
