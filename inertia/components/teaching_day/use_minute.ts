import { useEffect, useState } from 'react'

const every = 30_000

/** The moment it is, as ISO 8601; told anew twice a minute, so that “in 5 minutes” stays true. */
export function useMinute(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
