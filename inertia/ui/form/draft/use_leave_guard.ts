import { router } from '@inertiajs/react'
import type { PendingVisit } from '@inertiajs/core'
import { beforeLock } from '~/lock/before_lock'
import { useEffect, useRef, useState } from 'react'

/**
 * Asks before a form with unsaved changes is left: by a link (`held` is where to) or by closing the
 * tab. With `onTab`, another tab of the same page also counts as leaving.
 */
export function useLeaveGuard(isDirty: boolean, { onTab = false } = {}) {
  const [held, setHeld] = useState<string | null>(null)
  const allowed = useRef(false)
  useEffect(() => {
    if (!isDirty) return
    const stopListening = router.on('before', ({ detail: { visit } }) => {
      if (allowed.current || !leaves(visit, onTab)) return
      setHeld(visit.url.href)
      return false
    })
    const warn = (event: BeforeUnloadEvent) => {
      if (!allowed.current) event.preventDefault()
    }
    const stopAsking = beforeLock(() => (allowed.current = true))
    window.addEventListener('beforeunload', warn)
    return () => {
      stopListening()
      stopAsking()
      window.removeEventListener('beforeunload', warn)
    }
  }, [isDirty, onTab])

  return {
    held,
    stay: () => setHeld(null),
    leave: () => {
      allowed.current = true
      if (held) router.visit(held)
      setHeld(null)
    },
  }
}

function leaves({ method, prefetch, async, url }: PendingVisit, onTab: boolean): boolean {
  if (method !== 'get' || prefetch || async) return false
  const { pathname, search } = window.location
  return url.pathname !== pathname || (onTab && url.search !== search)
}
