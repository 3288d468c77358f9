import { useEffect, useState } from 'react'
import { wallClock } from '#domain/shared/time/wall_clock'

const MINUTE = 60_000

/** What a zone's clocks show, by the minute. */
export function useNow(zone: string) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE)
    return () => window.clearInterval(timer)
  }, [])
  return wallClock(zone)(new Date(now).toISOString())
}
