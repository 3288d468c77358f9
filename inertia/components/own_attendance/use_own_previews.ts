import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { OwnPreview } from '~/components/own_attendance/types'
import { getJson } from '~/feedback/send_json'

export interface WantedPreview {
  student: string
  from_day: string
  until_day: string
  /** Empty: every session of these days. */
  session_ids: string[]
}

/**
 * Reads what follows from absences, each once until `attempt` grows. A preview is undefined while it is
 * read, and null where it can't be.
 */
export function useOwnPreviews(wanted: WantedPreview[], attempt: number) {
  const [read, setRead] = useState<ReadonlyMap<string, OwnPreview | null>>(new Map())
  const keyOf = (one: WantedPreview) => `${attempt} ${urlOf(one)}`
  const missing = wanted.map(keyOf).filter((key) => !read.has(key))
  const missingUrls = missing.join('\n')
  useEffect(() => {
    const reading = new AbortController()
    for (const key of missingUrls ? missingUrls.split('\n') : []) {
      getJson<OwnPreview>(key.slice(key.indexOf(' ') + 1), reading.signal)
        .catch(() => null)
        .then((preview) => {
          if (reading.signal.aborted) return
          setRead((before) => new Map(before).set(key, preview))
        })
    }
    return () => reading.abort()
  }, [missingUrls])
  return (one: WantedPreview) => read.get(keyOf(one))
}

function urlOf({ student, from_day, until_day, session_ids: ids }: WantedPreview) {
  const qs = { from_day, until_day, ...(ids.length > 0 && { session_ids: ids.join(',') }) }
  return urlFor('own_absence_outcomes.show', { student }, { qs })
}
