import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusWhenDrawn } from '~/hooks/focus_when_drawn'

/** A toast is reached by Tab or by pressing it, past much that isn't worked on: when it goes, the focus is where it was. */
export function useWayBack(toast: RefObject<HTMLElement | null>) {
  const from = useRef<Element>(null)
  // Before it is seen, for whoever is quick to press Tab then
  useLayoutEffect(() => {
    const isInside = (one: Element | null) => one !== null && toast.current?.contains(one) === true
    const leave = (event: Event) => {
      const { activeElement } = document
      if (event instanceof KeyboardEvent && (event.key !== 'Tab' || from.current)) return
      if (!isInside(activeElement)) from.current = activeElement
    }
    let hasFocus = false
    const come = ({ target, relatedTarget }: FocusEvent) => {
      hasFocus = isInside(target as Element)
      if (hasFocus && relatedTarget) from.current ??= relatedTarget as Element
    }
    const events = { keydown: leave, pointerdown: leave, focusin: come } as const
    for (const [name, listen] of Object.entries(events))
      document.addEventListener(name, listen as EventListener, { capture: true })
    return () => {
      for (const [name, listen] of Object.entries(events))
        document.removeEventListener(name, listen as EventListener, { capture: true })
      const was = from.current
      if (was && hasFocus) focusWhenDrawn(() => again(was))
    }
  }, [toast])
}

/** What is drawn anew meanwhile is known by its id. */
function again(was: Element) {
  if (was === document.body || !(was instanceof HTMLElement)) return null
  const id = was.dataset.session
  if (was.isConnected || !id) return was
  return document.querySelector<HTMLElement>(`[data-session="${CSS.escape(id)}"]`)
}
