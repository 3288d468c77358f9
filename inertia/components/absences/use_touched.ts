import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { TouchedSession } from '~/components/absences/types'
import type { AbsenceForm } from '~/components/absences/use_absence_form'
import { getJson } from '~/feedback/send_json'
import { isSpan } from '~/ui/form/days/days'

interface Touched {
  total: number
  sessions: TouchedSession[]
}

type Answered = { url: string; touched: Touched | null }

/** One's own sessions in a time, or an instructor's; undefined while they load, null without an answer. */
export function useTouched(
  span: AbsenceForm['data'],
  instructor?: string
): Touched | null | undefined {
  const [answered, setAnswered] = useState<Answered>()
  const { repeats, whole_days: isWhole, from_day, from_time, until_day, until_time } = span
  const asked = { repeats, from_day, from_time, until_day, until_time }
  const isAskable = isSpan({ from: from_day, until: until_day })
  const qs = { ...asked, whole_days: String(isWhole) }
  const url = !isAskable
    ? null
    : instructor
      ? urlFor('admin.instructors.touched_sessions.index', { id: instructor }, { qs })
      : urlFor('own_touched_sessions.index', {}, { qs })
  useEffect(() => {
    if (url === null) return
    const gone = new AbortController()
    getJson<Touched>(url, gone.signal)
      .then((touched) => setAnswered({ url, touched }))
      .catch(() => !gone.signal.aborted && setAnswered({ url, touched: null }))
    return () => gone.abort()
  }, [url])
  if (url === null) return null
  return answered?.url === url ? answered.touched : undefined
}
