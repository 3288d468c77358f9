import { router } from '@inertiajs/react'
import { useEffect } from 'react'

const PAUSE = 150

/** Asks the server for the students a text finds, once the typing pauses. */
export function useCandidates(typed: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      router.reload({
        only: ['candidates'],
        data: { find: typed.trim() },
        preserveUrl: true,
        showProgress: false,
      })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
}
