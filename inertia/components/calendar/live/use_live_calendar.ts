import { useEffect, useRef, useState } from 'react'
import { CalendarFollower } from '~/components/calendar/live/follow_calendar'
import { usePermissions } from '~/hooks/use_permissions'
import { useShared } from '~/hooks/use_shared'
import type { Days } from '#domain/shared/time/calendar_span'

interface LiveRoster {
  session_id: string
  /** Called with ids of some of the marks made, by whoever made them. */
  onMarks: (ids: string[]) => void
}

/**
 * Calls back with days on which a colleague changed something, within two seconds, so that they are asked for anew; with
 * all days where changes may have been missed.
 *
 * @returns whether changes appear by themselves; true until it is found otherwise
 */
export function useLiveCalendar(
  onChange: (days: Days) => void,
  roster?: LiveRoster
): { isLive: boolean } {
  const [isLive, setIsLive] = useState(true)
  const may = usePermissions()
  const { portal, app } = useShared()
  const hears = portal !== 'admin' || may('admin.sessions.index')
  const change = useRef(onChange)
  const marks = useRef(roster?.onMarks)
  const session = roster?.session_id
  /** Later pages of the same visit are read while the stream is open. */
  const [readAt] = useState(app.read_at)
  useEffect(() => {
    change.current = onChange
    marks.current = roster?.onMarks
  })
  useEffect(() => {
    if (!hears) return
    const follower = new CalendarFollower(
      {
        change: (days) => change.current(days),
        live: setIsLive,
        marks: (ids) => marks.current?.(ids),
      },
      { readAt, roster: session }
    )
    follower.start()
    return () => follower.stop()
  }, [hears, readAt, session])
  return { isLive }
}
