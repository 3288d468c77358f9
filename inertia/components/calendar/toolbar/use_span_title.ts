import { useCallback } from 'react'
import { usePhone } from '~/hooks/use_narrow'
import { useShared } from '~/hooks/use_shared'
import type { CalendarLayout } from '#domain/shared/choices/calendar_layouts'
import { momentWriter } from '#domain/shared/time/moment_writer'
import type { Days } from '#domain/shared/time/calendar_span'

/** "November 2026", "22 – 28 Nov 2026", "Thursday, 26 November 2026"; Hijri months beside them where they are wanted. */
export function useSpanTitle() {
  const { intl } = useShared()
  const isPhone = usePhone()
  return useCallback(
    ({ from, to }: Days, layout: CalendarLayout) => {
      const [begins, ends] = [from, to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]
      const write = (style: Intl.DateTimeFormatOptions) =>
        momentWriter(intl.locale, { ...style, timeZone: 'UTC' }).writeRange(begins, ends)
      const style = styleOf(layout, from === to, isPhone)
      if (!intl.hijri) return write(style)
      const hijri = layout === 'month' ? style : ({ day: 'numeric', month: 'long' } as const)
      return `${write(style)} · ${write({ ...hijri, calendar: 'islamic-umalqura' })}`
    },
    [intl, isPhone]
  )
}

function styleOf(
  layout: CalendarLayout,
  isOneDay: boolean,
  isShort: boolean
): Intl.DateTimeFormatOptions {
  if (isShort && layout !== 'month')
    return { day: 'numeric', month: 'short', ...(isOneDay && { weekday: 'short' }) }
  if (layout === 'month') return { month: 'long', year: 'numeric' }
  if (isOneDay) return { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
  return { day: 'numeric', month: 'short', year: 'numeric' }
}
