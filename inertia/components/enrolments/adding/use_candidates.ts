import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { TYPING_PAUSE } from '~/ui/typing_pause'

/**
 * Asks the server once typing pauses.
 * @returns the text whose candidates are at hand
 */
export function useCandidates(typed: string): string {
  const wanted = typed.trim()
  const [answered, setAnswered] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      router.reload({
        only: ['candidates'],
        data: { find: wanted },
        preserveUrl: true,
        showProgress: false,
        onSuccess: () => setAnswered(wanted),
      })
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  return answered
}
