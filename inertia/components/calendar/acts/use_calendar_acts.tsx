import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { endOf } from '~/components/calendar/acts/moved_time'
import { useActsInput } from '~/components/calendar/acts/use_acts_input'
import type { SessionActs } from '~/components/calendar/acts/use_session_acts'
import { clashesOfMoved, withMoved } from '~/components/calendar/acts/with_moved'
import classes from '~/components/calendar/acts/acts.module.css'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import type { CalendarLayout } from '#domain/shared/choices/calendar_layouts'
import type { Days } from '#domain/shared/time/calendar_span'

interface CalendarActs {
  acts: SessionActs | undefined
  answer: CalendarAnswer | null
  loaded: ShownSession[]
  layout: CalendarLayout
  days: Days
  onDay: (day: string) => void
}

/** What the acts ask of a calendar: its keys and pointers, the session that is moved, and what is said of it. */
export function useCalendarActs({ acts, answer, loaded, layout, days, onDay }: CalendarActs) {
  const frame = useRef<HTMLDivElement>(null)
  const moved = acts?.moving.moved ?? null
  const isElsewhere = moved !== null && loaded.every(({ id }) => id !== moved.session.id)
  const further = isElsewhere ? moved.session : null
  const sessions = useMemo(() => (further ? [...loaded, further] : loaded), [loaded, further])
  const input = useActsInput({ acts, frame, answer, sessions, layout, days, onDay })
  const settle = useEffectEvent(() => acts?.moving.settle())
  useEffect(() => settle(), [answer])
  const placedSessions = useMemo(
    () => withMoved(loaded, moved, answer, layout),
    [loaded, moved, answer, layout]
  )
  return {
    frame,
    sessions,
    placedSessions,
    input,
    announced: acts && <Said acts={acts} answer={answer} />,
  }
}

/** Where a session has been moved to, and what is taken there, for whoever doesn't see it. */
function Said({ acts: { moving }, answer }: { acts: SessionActs; answer: CalendarAnswer | null }) {
  const t = useTranslations('calendar.acts')
  const format = useFormat()
  const { moved } = moving
  const isMoving = moved && !moved.isAsked && !moved.isKept
  const clashes = isMoving ? clashesOfMoved(moved, answer) : []
  const zone = moved?.session.time_zone ?? answer?.zone
  const told = isMoving && [
    t('moved_to', { time: isolate(format.span(moved.to.starts_at, endOf(moved.to), zone)) }),
    ...clashes.map((kind) => t(`clash.${kind}`)),
  ]
  return (
    <p className={classes.unseen} role="status">
      {told && told.join('. ')}
    </p>
  )
}
