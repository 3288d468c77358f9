import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { OwnPreview } from '~/components/own_attendance/types'
import { getJson } from '~/feedback/send_json'

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
