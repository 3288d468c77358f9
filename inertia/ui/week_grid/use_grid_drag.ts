import { type MouseEvent, type PointerEvent, useState } from 'react'
import { dayLong, quarter } from '#domain/shared/time/clock_times'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'
import {
  drawnWindow,
  movedWindow,
  pressedWindow,
  stretchedWindow,
} from '~/ui/week_grid/grid_windows'

export type Part = 'body' | 'start' | 'end'

/** Shorter ways are an unsteady hand: the press was a click. */
const steady = 4

const columnsOf = (inside: Element) => [
  ...inside.closest('[data-week-grid]')!.querySelectorAll<HTMLElement>('[data-weekday]'),
]

const minuteAt = (column: Element, clientY: number) => {
  const { top, height } = column.getBoundingClientRect()
  const minute = ((clientY - top) / height) * dayLong
  return Math.min(Math.max(Math.round(minute / quarter) * quarter, 0), dayLong)
}

const weekdayAt = (columns: HTMLElement[], clientX: number) => {
  const column = columns.find((one) => {
    const { left, right } = one.getBoundingClientRect()
    return left <= clientX && clientX < right
  })
  return column && (Number(column.dataset.weekday) as Weekday)
}

/** Follows the pointer wherever it goes, also when what was pressed is drawn elsewhere meanwhile. */
function follow(
  pressed: PointerEvent,
  {
    onMove,
    onEnd,
  }: { onMove: (event: globalThis.PointerEvent) => void; onEnd: (cancelled: boolean) => void }
) {
  const ending = new AbortController()
  const { signal } = ending
  let hasMoved = false
  document.addEventListener(
    'pointermove',
    (event) => {
      const way = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY)
      hasMoved ||= way > steady
      if (hasMoved) onMove(event)
    },
    { signal }
  )
  const end = (cancelled: boolean) => () => {
    ending.abort()
    onEnd(cancelled)
  }
  document.addEventListener('pointerup', end(false), { signal })
  document.addEventListener('pointercancel', end(true), { signal })
}

/** Windows are drawn over empty time, moved by their body and stretched by their edges. */
export function useGridDrag(windows: WeekWindow[], onChange: (windows: WeekWindow[]) => void) {
  const [drawn, setDrawn] = useState<WeekWindow | null>(null)

  /** A finger scrolls; it adds by a tap. */
  function draw(event: PointerEvent, weekday: Weekday, onDrawn: (window: WeekWindow) => void) {
    const column = event.currentTarget
    if (event.target !== column || event.button !== 0 || event.pointerType === 'touch') return
    const from = minuteAt(column, event.clientY)
    let now: WeekWindow | null = null
    event.preventDefault()
    follow(event, {
      onMove: ({ clientY }) => {
        now = drawnWindow(weekday, from, minuteAt(column, clientY))
        setDrawn(now)
      },
      onEnd: (cancelled) => {
        setDrawn(null)
        if (!cancelled) onDrawn(now ?? pressedWindow(windows, weekday, from))
      },
    })
  }

  function drag(event: PointerEvent, place: number, part: Part) {
    const window = windows[place]
    if (event.button !== 0 || !window) return
    const columns = columnsOf(event.currentTarget)
    const from = minuteAt(columns[0]!, event.clientY)
    follow(event, {
      onMove: ({ clientX, clientY }) => {
        const minutes = minuteAt(columns[0]!, clientY) - from
        const next =
          part === 'body'
            ? movedWindow(window, minutes, weekdayAt(columns, clientX))
            : stretchedWindow(window, part, minutes)
        onChange(windows.with(place, next))
      },
      onEnd: (cancelled) => cancelled && onChange(windows),
    })
  }

  function tap(event: MouseEvent, weekday: Weekday, onDrawn: (window: WeekWindow) => void) {
    const { target, currentTarget: column, nativeEvent: native, clientY } = event
    const isTouch = native instanceof globalThis.PointerEvent && native.pointerType === 'touch'
    if (target === column && isTouch)
      onDrawn(pressedWindow(windows, weekday, minuteAt(column, clientY)))
  }

  return { drawn, draw, drag, tap }
}
