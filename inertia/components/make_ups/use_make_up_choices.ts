import { useCallback, useEffect, useState } from 'react'
import type { MakeUpChoice } from '~/components/make_ups/types'
import { getJson } from '~/feedback/send_json'

interface Choices {
  choices: MakeUpChoice[]
  /** The student has left: nothing is offered until they are back. */
  is_gone: boolean
  /** One-to-one, because no session of a group has a seat. */
  is_instead?: boolean
}

type Found = { is: 'asked' } | { is: 'failed' } | ({ is: 'found' } & Choices)

export const chosenIn = (found: Found, id: string) =>
  found.is === 'found' ? found.choices.find((choice) => choice.id === id) : undefined

export function useMakeUpChoices(url: string) {
  const [found, setFound] = useState<Found>({ is: 'asked' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const asking = new AbortController()
    getJson<Choices>(url, asking.signal)
      .then((choices) => setFound({ is: 'found', ...choices }))
      .catch(() => !asking.signal.aborted && setFound({ is: 'failed' }))
    return () => asking.abort()
  }, [url, attempt])
  /** Those on the screen stay until they are answered anew. */
  const refresh = useCallback(() => setAttempt((before) => before + 1), [])
  const retry = useCallback(() => {
    setFound({ is: 'asked' })
    setAttempt((before) => before + 1)
  }, [])
  return { found, retry, refresh }
}
