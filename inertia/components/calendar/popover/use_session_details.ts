import { useEffect, useState } from 'react'
import type { SessionDetails } from '~/components/calendar/types'
import { getJson } from '~/feedback/send_json'

/** Undefined while it is asked for, null where it couldn't be; asked anew when the session has changed. */
export function useSessionDetails(url: string, id: string, version: number) {
  const [told, setTold] = useState<{ key: string; details: SessionDetails | null } | null>(null)
  const key = `${id} ${version}`
  useEffect(() => {
    const asking = new AbortController()
    getJson<SessionDetails>(url, asking.signal)
      .catch(() => null)
      .then((details) => !asking.signal.aborted && setTold({ key, details }))
    return () => asking.abort()
  }, [url, key])
  return told?.key === key ? told.details : undefined
}
