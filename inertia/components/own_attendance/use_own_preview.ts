import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { OwnPreview } from '~/components/own_attendance/types'
import { getJson } from '~/feedback/send_json'
import { isDay } from '~/ui/form/days/use_typed_day'
import { counts } from '#domain/shared/limits/counts'
import { dayAfter } from '#domain/shared/time/day_span'

interface Asked {
  student: string
  from_day: string
  until_day: string
  /** Empty: every session of these days. */
  session_id: string
  /** Asked again with each. */
  attempt: number
}

type Answered = { key: string; preview: OwnPreview | null }

type Span = Pick<Asked, 'from_day' | 'until_day'>

/** Whether there are days to ask for: both whole, in order, and no more than a notice may have. */
export const isAskable = ({ from_day: from, until_day: until }: Span) =>
  isDay(from) && isDay(until) && from <= until && until <= lastOf(from)

/** The last day of the longest absence from a day on. */
export const lastOf = (from: string) => dayAfter(from, counts.daysOfHoliday[1] - 1)

/** What follows from an absence; undefined while it is asked, null where it can't be said or `isAsked` is false. */
export function useOwnPreview({ student, attempt, ...asked }: Asked, isAsked: boolean) {
  const [answered, setAnswered] = useState<Answered>()
  const url = isAsked ? urlFor('own_absence_outcomes.show', { student }, { qs: asked }) : null
  const key = `${attempt} ${url}`
  useEffect(() => {
    if (url === null) return
    const gone = new AbortController()
    getJson<OwnPreview>(url, gone.signal)
      .then((preview) => setAnswered({ key, preview }))
      .catch(() => !gone.signal.aborted && setAnswered({ key, preview: null }))
    return () => gone.abort()
  }, [url, key])
  if (url === null) return null
  return answered?.key === key ? answered.preview : undefined
}
