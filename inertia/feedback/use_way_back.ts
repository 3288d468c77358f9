import { type RefObject, useEffect, useRef } from 'react'
import { headingOf } from '~/ui/page/heading_of'

/** A toast is reached by Tab or by pressing it, past much that isn't worked on: when it goes, the focus is where it was. */
export function useWayBack(toast: RefObject<HTMLElement | null>) {
  const from = useRef<Element>(null)
  useEffect(() => {
    const isInside = (one: Element | null) => one !== null && toast.current?.contains(one)
    const leave = (event: Event) => {
      const { activeElement } = document
      if (event instanceof KeyboardEvent && (event.key !== 'Tab' || from.current)) return
      if (!isInside(activeElement)) from.current = activeElement
    }
    const come = ({ target, relatedTarget }: FocusEvent) => {
      if (isInside(target as Element) && relatedTarget) from.current ??= relatedTarget as Element
    }
    const events = { keydown: leave, pointerdown: leave, focusin: come } as const
    for (const [name, listen] of Object.entries(events))
      document.addEventListener(name, listen as EventListener, { capture: true })
    return () => {
      for (const [name, listen] of Object.entries(events))
        document.removeEventListener(name, listen as EventListener, { capture: true })
      const was = from.current
      requestAnimationFrame(() => {
        if (was && document.activeElement === document.body) refocus(was)
      })
    }
  }, [toast])
}

/** What is drawn anew meanwhile is known by its id. */
function refocus(was: Element) {
  const id = was instanceof HTMLElement ? was.dataset.session : undefined
  const again = id && document.querySelector(`[data-session="${CSS.escape(id)}"]`)
  const next = was.isConnected && was !== document.body ? was : again
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  else headingOf()?.focus({ preventScroll: true })
}
