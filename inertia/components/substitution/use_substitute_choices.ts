import { useCallback, useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { CoveredSession, Substitute } from '~/components/substitution/types'
import { getJson } from '~/feedback/send_json'

export type CoverSpan = 'session' | 'day'

export interface SubstituteChoices {
  /** The same instructor still teaches these that day. */
  sessions: CoveredSession[]
  substitutes: Substitute[]
}

/**
 * The choices are undefined while they load and null when they couldn't be loaded; the day stays as it
 * was last loaded, so that the span can be chosen again.
 */
export function useSubstituteChoices(id: string, span: CoverSpan) {
  const url = urlFor('admin.substitute_choices.index', { id }, { qs: { scope: span } })
  const [answer, setAnswer] = useState<{ url: string; choices: SubstituteChoices | null }>()
  const [day, setDay] = useState<CoveredSession[]>([])
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const control = new AbortController()
    getJson<SubstituteChoices>(url, control.signal)
      .catch(() => null)
      .then((choices) => {
        if (control.signal.aborted) return
        setAnswer({ url, choices })
        if (choices) setDay(choices.sessions)
      })
    return () => control.abort()
  }, [url, attempt])
  const retry = useCallback(() => {
    setAnswer(undefined)
    setAttempt((before) => before + 1)
  }, [])
  return {
    choices: answer?.url === url ? answer.choices : undefined,
    day,
    retry,
  }
}
