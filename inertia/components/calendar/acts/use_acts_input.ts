import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { longPress } from '~/components/calendar/acts/long_press'
import { elementAt } from '~/components/calendar/acts/session_element'
import { useKeptFocus } from '~/components/calendar/acts/use_kept_focus'
import { type ActsInput, useMoveByKeys } from '~/components/calendar/acts/use_move_by_keys'

/** Keys, right click and long press on any `[data-session]` within the frame. */
export function useActsInput(input: ActsInput) {
  const { acts, frame, answer, sessions } = input
  const move = useMoveByKeys(input)
  const pressing = useRef<AbortController>(null)

  const sessionOf = (element: HTMLElement | null) =>
    element && sessions.find(({ id }) => id === element.dataset.session)

  function openMenu(element: HTMLElement, point?: { x: number; y: number }) {
    const session = sessionOf(element)
    if (!session || !acts) return
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isOver =
      point && point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
    element.focus({ preventScroll: true })
    const middle = { x: (left + right) / 2, y: Math.min(bottom, window.innerHeight - 8) }
    acts.openMenu({ session, at: isOver ? point : middle, from: element })
  }

  function onContextMenu(event: MouseEvent) {
    const element = elementAt(event.target)
    if (!element || !acts) return
    event.preventDefault()
    pressing.current?.abort()
    openMenu(element, { x: event.clientX, y: event.clientY })
  }

  function onPointerDown(event: PointerEvent) {
    const element = elementAt(event.target)
    if (!element || !acts || event.pointerType !== 'touch') return
    const { clientX: x, clientY: y } = event
    pressing.current = longPress({ x, y }, () => openMenu(element, { x, y }))
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    const element = elementAt(event.target)
    const session = sessionOf(element)
    if (!element || !session || !acts) return
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    // A row of a list over the grid is nowhere that arrows could move it from
    const isDrawn = frame.current?.contains(element)
    if (!isMenu && !(isDrawn && move(event, session))) return
    event.preventDefault()
    event.stopPropagation()
    if (isMenu) openMenu(element)
  }

  useNoOtherMenu(acts?.isMenuOpen ?? false)
  useKeptFocus(frame, answer, acts?.moving.moved ?? null)
  return acts && { onContextMenu, onPointerDown, onKeyDownCapture }
}

/** The key that opened our menu asks the browser for its own as it is lifted. */
function useNoOtherMenu(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const refuse = (event: Event) => event.preventDefault()
    window.addEventListener('contextmenu', refuse)
    return () => window.removeEventListener('contextmenu', refuse)
  }, [isOpen])
}
