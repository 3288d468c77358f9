import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { PreviewedOutcome } from '~/components/absence_notices/types'
import { getJson } from '~/feedback/send_json'
import { isDay } from '~/ui/form/days/use_typed_day'

interface Asked {
  student: string
  from_day: string
  until_day: string
  told_on: string
  told_time: string
}

type Answered = { url: string; outcomes: PreviewedOutcome[] | null }

/** What follows from staying away on these days; undefined while it is asked, null where it can't be said. */
export function useOutcomes({ student, ...told }: Asked): PreviewedOutcome[] | null | undefined {
  const [answered, setAnswered] = useState<Answered>()
  const isAskable = [told.from_day, told.until_day, told.told_on].every(isDay) && told.told_time
  const url = isAskable
    ? urlFor('admin.students.absence_outcomes.index', { id: student }, { qs: told })
    : null
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
