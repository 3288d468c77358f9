import type { CalendarOptions, CalendarRef, EventApi } from '@fullcalendar/react'
import { type RefObject, useEffect, useRef } from 'react'
import { clashesOf, partiesOf } from '~/components/calendar/acts/clashes_of'
import type { Placed } from '~/components/calendar/acts/moved_time'
import type { Moved } from '~/components/calendar/acts/types'
import type { SessionActs } from '~/components/calendar/acts/use_session_acts'
import { placed } from '~/components/calendar/acts/with_moved'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'

const NEVER = 2 ** 31 - 1
/** In pixels: shorter ways are an unsteady hand. */
const STEADY = 4
const MINUTE = 60_000

type Changed = { event: EventApi; el: HTMLElement; revert: () => void }

const sessionOf = (event: EventApi) => (event.extendedProps as { session: ShownSession }).session

/** Moving, resizing and drawing by mouse; a finger scrolls, and its long press is the menu. */
export function dragOptions(
  acts: SessionActs | undefined,
  answer: CalendarAnswer | null
): CalendarOptions {
  if (!acts || !answer) return {}
  function keep({ event, el, revert }: Changed, { starts_at, minutes }: Placed) {
    const session = sessionOf(event)
    revert()
    el.focus({ preventScroll: true })
    const parties = partiesIn(answer!, session)
    void acts!.moving.ask({ session, to: { starts_at, minutes }, parties, isAsked: true })
  }
  return {
    eventLongPressDelay: NEVER,
    eventDragMinDistance: STEADY,
    eventResizableFromStart: true,
    eventDrop: (changed) => keep(changed, movedTo(changed.event)),
    eventResize: (changed) => keep(changed, placeOf(changed.event)),
    ...(acts.mayCreate && {
      selectable: true,
      selectMirror: true,
      selectMinDistance: STEADY,
      selectLongPressDelay: NEVER,
      select: ({ startStr, start, end, allDay, view }) => {
        view.calendar.unselect()
        const minutes = (end.getTime() - start.getTime()) / MINUTE
        acts.schedule(allDay ? { day: startStr.slice(0, 10) } : { ...drawnAt(startStr), minutes })
      },
      dateClick: ({ dateStr, allDay, jsEvent }) => {
        const isOnButton = jsEvent.target instanceof Element && jsEvent.target.closest('button')
        if (jsEvent.detail !== 2 || isOnButton) return
        acts.schedule(allDay ? { day: dateStr.slice(0, 10) } : drawnAt(dateStr))
      },
    }),
  }
}

/** Of `2026-11-03T16:00:00+03:00`, as the axis shows it. */
const drawnAt = (iso: string) => ({ day: iso.slice(0, 10), starts: iso.slice(11, 16) })

/** It lasts as long as before, also where the clocks change meanwhile. */
const movedTo = (event: EventApi): Placed => ({
  starts_at: event.start!.toISOString(),
  minutes: sessionOf(event).minutes,
})

const placeOf = ({ start, end }: EventApi): Placed => ({
  starts_at: start!.toISOString(),
  minutes: (end!.getTime() - start!.getTime()) / MINUTE,
})

function partiesIn(answer: CalendarAnswer, { id }: ShownSession) {
  const row = answer.sessions.find((one) => one.id === id)
  return row ? partiesOf(row, answer) : {}
}

/** A session while it is dragged, with what it would clash with there, of what is loaded. */
export function dragged(event: EventApi, answer: CalendarAnswer | null): ShownSession {
  const session = sessionOf(event)
  if (!answer || !event.start || !event.end) return session
  const parties = partiesIn(answer, session)
  const clashes = clashesOf({ id: session.id, parties }, placeOf(event), answer)
  return { ...session, unkept: { clashes } }
}

/** Draws the one that is moved where it was moved to, and back: all others stay drawn as they are. */
export function useMovedEvent(
  calendar: RefObject<CalendarRef | null>,
  {
    moved,
    sessions,
    answer,
  }: { moved: Moved | null; sessions: ShownSession[]; answer: CalendarAnswer | null }
) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const api = calendar.current?.getApi()
    const draw = (session: ShownSession) => {
      const event = api?.getEventById(session.id)
      event?.setDates(session.starts_at, session.ends_at)
      event?.setExtendedProp('session', session)
    }
    const id = moved?.session.id
    const before = last.current !== id && sessions.find((one) => one.id === last.current)
    if (before) draw(before)
    if (moved) draw(placed(moved, sessions, answer))
    last.current = id
  }, [calendar, moved, sessions, answer])
}
