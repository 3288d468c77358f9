import { type RefObject, useEffect, useRef } from 'react'
import { elementAt, elementOf } from '~/components/calendar/acts/session_element'
import type { Moved } from '~/components/calendar/acts/types'
import { focusWhenDrawn } from '~/hooks/focus_when_drawn'
import type { CalendarAnswer } from '~/components/calendar/types'

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
    focusWhenDrawn(() => elementOf(frame.current, id), ending.signal)
    return () => ending.abort()
  }, [frame, answer, moved])
}
