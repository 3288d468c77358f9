import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { PreviewedOutcome } from '~/components/absence_notices/types'
import { getJson } from '~/feedback/send_json'
import { isDay, isSpan } from '~/ui/form/days/days'

interface Asked {
  student: string
  from_day: string
  until_day: string
  told_on: string
  told_time: string
  /** Of these days this one alone; empty: every one. */
  session_id: string
}

type Answered = { url: string; outcomes: PreviewedOutcome[] | null }

/**
 * What follows from staying away on these days; undefined while it is asked, null where it can't be said or nothing is
 * asked. One of several that are missed may have another outcome than it has alone.
 */
export function useOutcomes(asked: Asked | null): PreviewedOutcome[] | null | undefined {
  const [answered, setAnswered] = useState<Answered>()
  const url = asked && urlOf(asked)
  useEffect(() => {
    if (url === null) return
    const gone = new AbortController()
    getJson<PreviewedOutcome[]>(url, gone.signal)
      .then((outcomes) => setAnswered({ url, outcomes }))
      .catch(() => !gone.signal.aborted && setAnswered({ url, outcomes: null }))
    return () => gone.abort()
  }, [url])
  if (url === null) return null
  return answered?.url === url ? answered.outcomes : undefined
}

function urlOf({ student, ...told }: Asked) {
  const { from_day: from, until_day: until } = told
  if (!isSpan({ from, until }) || !isDay(told.told_on) || !told.told_time) return null
  return urlFor('admin.students.absence_outcomes.index', { id: student }, { qs: told })
}
