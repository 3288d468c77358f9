import { type RefObject, useEffect, useRef } from 'react'
import { elementAt, elementOf } from '~/components/calendar/acts/session_element'
import type { Moved } from '~/components/calendar/acts/types'
import { headingOf } from '~/ui/page/heading_of'
import type { CalendarAnswer } from '~/components/calendar/types'

/** By then a session is drawn where it belongs. */
const DRAWN = 600

/** Sessions drawn anew take the focus with them, so it is given back to the one that had it, or was moved. */
export function useKeptFocus(
  frame: RefObject<HTMLElement | null>,
  answer: CalendarAnswer | null,
  moved: Moved | null
) {
  const last = useRef<string>(undefined)
  const movedLast = useRef<string>(undefined)
  useEffect(() => {
    const within = frame.current
    if (!within) return
    const come = ({ target }: FocusEvent) => (last.current = elementAt(target)?.dataset.session)
    const go = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = undefined
    }
    within.addEventListener('focusin', come)
    within.addEventListener('focusout', go)
    return () => {
      within.removeEventListener('focusin', come)
      within.removeEventListener('focusout', go)
    }
  }, [frame])
  useEffect(() => {
    const id = moved ? last.current : (movedLast.current ?? last.current)
    movedLast.current = moved?.session.id
    if (!id) return
    const ending = new AbortController()
    refocus(() => elementOf(frame.current, id), ending.signal)
    return () => ending.abort()
  }, [frame, answer, moved])
}

/** For as long as it may take to be drawn, and only while nothing else has the focus; then it is gone, and the heading has it. */
function refocus(find: () => HTMLElement | null | undefined, signal: AbortSignal) {
  const until = performance.now() + DRAWN
  const look = () => {
    if (signal.aborted) return
    if (isLost()) find()?.focus({ preventScroll: true })
    if (performance.now() < until) requestAnimationFrame(look)
    else if (document.activeElement === document.body) headingOf()?.focus({ preventScroll: true })
  }
  requestAnimationFrame(look)
}

/** With nobody, or with the page's heading, which has it for want of another. */
const isLost = () =>
  document.activeElement === document.body || document.activeElement === headingOf()
