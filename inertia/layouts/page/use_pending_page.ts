import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** In milliseconds; quicker answers need no placeholder. */
const PATIENCE = 100

/**
 * Another page has been asked for and is not here yet; partial reloads don't count. The page that
 * comes is shown as it mounts, before the visit is over, because it may put the focus into its
 * first field.
 */
export function usePendingPage(): boolean {
  const path = usePage().url.split(/[?#]/)[0]
  const [pathLeft, setPathLeft] = useState<string>()
  useEffect(() => {
    let timer = 0
    const settle = () => {
      window.clearTimeout(timer)
      setPathLeft(undefined)
    }
    const stops = [
      router.on('start', ({ detail: { visit } }) => {
        const isOther = visit.url.pathname !== window.location.pathname
        if (visit.method !== 'get' || visit.prefetch || visit.only.length > 0 || !isOther) return
        window.clearTimeout(timer)
        timer = window.setTimeout(() => setPathLeft(window.location.pathname), PATIENCE)
      }),
      router.on('finish', ({ detail: { visit } }) => {
        if (!visit.prefetch && visit.only.length === 0) settle()
      }),
    ]
    return () => {
      window.clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [])
  return path === pathLeft
}
