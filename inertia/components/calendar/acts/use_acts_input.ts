import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { partiesOf } from '~/components/calendar/acts/clashes_of'
import { isSameTime, type Placed, stepped } from '~/components/calendar/acts/moved_time'
import { stepOf } from '~/components/calendar/acts/step_of'
import type { Moved } from '~/components/calendar/acts/types'
import type { SessionActs } from '~/components/calendar/acts/use_session_acts'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import type { CalendarLayout } from '#domain/shared/choices/calendar_layouts'
import { type Days, isWithin } from '#domain/shared/time/calendar_span'
import { wallClock } from '#domain/shared/time/wall_clock'

/** How long a finger rests until it means the menu, and how far it may slip meanwhile. */
const LONG_PRESS = 500
const SLIP = 10
/** By then a session is drawn where it belongs. */
const DRAWN = 600

interface ActsInput {
  acts: SessionActs | undefined
  frame: RefObject<HTMLElement | null>
  answer: CalendarAnswer | null
  sessions: ShownSession[]
  layout: CalendarLayout
  days: Days
  onDay: (day: string) => void
}

const elementAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-session]') : null

const elementOf = (frame: HTMLElement | null, id: string) =>
  frame?.querySelector<HTMLElement>(`[data-session="${CSS.escape(id)}"]`)

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
    if (!isMenu && !move(event, session)) return
    event.preventDefault()
    event.stopPropagation()
    if (isMenu) openMenu(element)
  }

  useNoOtherMenu(acts?.isMenuOpen ?? false)
  useKeptFocus(frame, answer, acts?.moving.moved ?? null)
  return acts && { onContextMenu, onPointerDown, onKeyDownCapture }
}

/** Calls it while the finger still rests; the click that its lifting would make is taken from it. */
function longPress(from: { x: number; y: number }, open: () => void) {
  const ending = new AbortController()
  const { signal } = ending
  const listen = { signal, capture: true }
  const pause = setTimeout(() => {
    ending.abort()
    open()
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const swallowing = new AbortController()
    window.addEventListener('click', swallow, { capture: true, signal: swallowing.signal })
    const stop = () => setTimeout(() => swallowing.abort(), 100)
    window.addEventListener('pointerup', stop, { once: true })
    window.addEventListener('pointercancel', stop, { once: true })
  }, LONG_PRESS)
  signal.addEventListener('abort', () => clearTimeout(pause))
  const end = () => ending.abort()
  window.addEventListener('pointerup', end, listen)
  window.addEventListener('pointercancel', end, listen)
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) end()
    },
    listen
  )
  return ending
}

/** The key that opened our menu asks the browser for its own one as it is lifted. */
function useNoOtherMenu(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const refuse = (event: Event) => event.preventDefault()
    window.addEventListener('contextmenu', refuse)
    return () => window.removeEventListener('contextmenu', refuse)
  }, [isOpen])
}

/** Sessions drawn anew take the focus with them, so it is given back to the one that had it, or was moved. */
function useKeptFocus(
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

/** For as long as it may take to be drawn, and only while nothing else has the focus. */
function refocus(find: () => HTMLElement | null | undefined, signal: AbortSignal) {
  const until = performance.now() + DRAWN
  const look = () => {
    if (signal.aborted) return
    if (isLost()) find()?.focus({ preventScroll: true })
    if (performance.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** With nobody, or with the page's heading, which has it for want of another. */
const isLost = () =>
  document.activeElement === document.body ||
  (document.activeElement?.matches('h1[tabindex="-1"]') ?? false)

/** Whether a key was one of a session that is moved: by an arrow, to be kept by Enter or put back by Escape. */
function useMoveByKeys({ acts, frame, answer, layout, days, onDay }: ActsInput) {
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
