import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** Quicker answers are better than anything drawn before them. */
const PATIENCE = 100

/** Whether another page has been asked for and is not here yet; a reload of parts of this one is none. */
export function usePendingPage(): boolean {
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    let timer = 0
    const settle = () => {
      window.clearTimeout(timer)
      setPending(false)
    }
    const stops = [
      router.on('start', ({ detail: { visit } }) => {
        const isOther = visit.url.pathname !== window.location.pathname
        if (visit.method !== 'get' || visit.prefetch || visit.only.length > 0 || !isOther) return
        window.clearTimeout(timer)
        timer = window.setTimeout(() => setPending(true), PATIENCE)
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
  return isPending
}
