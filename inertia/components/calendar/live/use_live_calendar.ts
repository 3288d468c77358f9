import { useEffect, useRef, useState } from 'react'
import { CalendarFollower } from '~/components/calendar/live/follow_calendar'
import type { LiveDays } from '~/components/calendar/live/live_days'

/**
 * Calls back with days on which a colleague changed something, within two seconds, so that they are asked for anew; with
 * all days where changes may have been missed.
 *
 * @returns whether changes appear by themselves; true until it is found otherwise
 */
export function useLiveCalendar(onChange: (days: LiveDays) => void): { isLive: boolean } {
  const [isLive, setIsLive] = useState(true)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    const follower = new CalendarFollower({
      change: (days) => change.current(days),
      live: setIsLive,
    })
    follower.start()
    return () => follower.stop()
  }, [])
  return { isLive }
}
