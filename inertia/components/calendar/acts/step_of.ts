import type { Step } from '~/components/calendar/acts/moved_time'
import { type CalendarLayout, isOfLanes } from '#domain/shared/choices/calendar_layouts'
import { quarter } from '#domain/shared/time/clock_times'

interface Pressed {
  key: string
  shiftKey: boolean
}

/**
 * What an arrow does to a session it is pressed on: it goes where the arrow points, in a month by weeks. In lanes the arrows go
 * from session to session.
 */
export function stepOf(
  { key, shiftKey }: Pressed,
  layout: CalendarLayout,
  isRtl: boolean
): Step | undefined {
  if (isOfLanes(layout)) return undefined
  const later = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (later) {
    if (shiftKey) return { longer: later * quarter }
    return layout === 'month' ? { days: later * 7 } : { minutes: later * quarter }
  }
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  if (shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined
  return { days: key === forward ? 1 : -1 }
}
