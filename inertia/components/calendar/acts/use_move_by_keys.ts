import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import { partiesOf } from '~/components/calendar/acts/clashes_of'
import { isSameTime, type Placed, stepped } from '~/components/calendar/acts/moved_time'
import { elementAt, elementOf } from '~/components/calendar/acts/session_element'
import { stepOf } from '~/components/calendar/acts/step_of'
import type { SessionActs } from '~/components/calendar/acts/use_session_acts'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import type { CalendarLayout } from '#domain/shared/choices/calendar_layouts'
import { type Days, isWithin } from '#domain/shared/time/calendar_span'
import { wallClock } from '#domain/shared/time/wall_clock'

export interface ActsInput {
  acts: SessionActs | undefined
  frame: RefObject<HTMLElement | null>
  answer: CalendarAnswer | null
  sessions: ShownSession[]
  layout: CalendarLayout
  days: Days
  onDay: (day: string) => void
}

/** Whether a key was one of a session that is moved: by an arrow, to be kept by Enter or put back by Escape. */
export function useMoveByKeys({ acts, frame, answer, layout, days, onDay }: ActsInput) {
  const moved = acts?.moving.moved ?? null
  const isMoving = moved !== null && !moved.isAsked && !moved.isKept
  const id = moved?.session.id

  const leave = useEffectEvent((target: EventTarget | null) => {
    if (elementAt(target)?.dataset.session !== id) acts?.moving.putBack()
  })
  useEffect(() => {
    if (!isMoving) return
    const pressed = ({ target }: Event) => leave(target)
    const go = ({ relatedTarget }: FocusEvent) => relatedTarget && leave(relatedTarget)
    window.addEventListener('pointerdown', pressed, true)
    window.addEventListener('focusout', go)
    return () => {
      window.removeEventListener('pointerdown', pressed, true)
      window.removeEventListener('focusout', go)
    }
  }, [isMoving])

  const to = moved?.to
  useEffect(() => {
    if (!isMoving || !id || !to) return
    const wait = requestAnimationFrame(() => {
      elementOf(frame.current, id)?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(wait)
  }, [isMoving, id, to, frame, answer])

  function press(event: Press, session: ShownSession): boolean {
    if (!acts || !answer || event.ctrlKey || event.metaKey || event.altKey) return false
    const isThis = isMoving && id === session.id
    if (isThis && event.key === 'Escape') {
      acts.moving.putBack()
      return true
    }
    if (isThis && event.key === 'Enter' && !isSameTime(moved.to, moved.session)) {
      acts.moving.ask(moved)
      return true
    }
    const isRtl = document.documentElement.dir === 'rtl'
    const step = stepOf(event, layout, isRtl)
    if (!step || !acts.mayMove(session)) return false
    // Until the calendar is told where it was saved it would go on from where it was before
    if (moved?.isKept && id === session.id) return true
    const from: Placed = isThis ? moved.to : session
    const next = stepped(from, step, answer.zone)
    const parties = isThis ? moved.parties : partiesOf(rowOf(answer, session.id), answer)
    acts.moving.step({
      ...{ session: isThis ? moved.session : session },
      to: next,
      parties,
      isAsked: false,
    })
    const { day } = wallClock(answer.zone)(next.starts_at)
    if (!isWithin(day, days)) onDay(day)
    return true
  }
  const pressOnPage = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.target !== document.body || !moved || !press(event, moved.session)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    if (!isMoving) return
    window.addEventListener('keydown', pressOnPage, true)
    return () => window.removeEventListener('keydown', pressOnPage, true)
  }, [isMoving])
  return press
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const rowOf = (answer: CalendarAnswer, id: string) => answer.sessions.find((one) => one.id === id)!
