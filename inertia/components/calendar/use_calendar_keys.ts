import { useEffect } from 'react'
import { isTyping } from '~/ui/list/filters/is_typing'
import type { CalendarLayout } from '#domain/shared/choices/calendar_layouts'

const layouts: Partial<Record<string, CalendarLayout>> = {
  KeyM: 'month',
  KeyW: 'week',
  KeyD: 'day',
  KeyL: 'list',
}

interface CalendarKeys {
  onStep: (by: 1 | -1) => void
  onToday: () => void
  onLayout: (layout: CalendarLayout) => void
}

/**
 * Keys by their place on the keyboard, so that an Arabic layout works too: T for today, M, W, D and L for what is shown; the
 * arrows go where they point, which in Arabic is later to the left.
 */
export function useCalendarKeys({ onStep, onToday, onLayout }: CalendarKeys) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const layout = layouts[event.code]
      const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
      const arrows = ['ArrowLeft', 'ArrowRight'].includes(event.code) && isOnPage(event.target)
      if (arrows) onStep(event.code === forward ? 1 : -1)
      else if (event.code === 'KeyT') onToday()
      else if (layout) onLayout(layout)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onStep, onToday, onLayout])
}

/** Within the tabs, a control or a session the arrows are theirs. */
const isOnPage = (target: EventTarget | null) =>
  !(target instanceof HTMLElement) ||
  target.closest('input, [role=radiogroup], [role=region], [data-session]') === null
