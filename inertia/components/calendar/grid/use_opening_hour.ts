import type { CalendarRef } from '@fullcalendar/react'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** FullCalendar scrolls when its hours are first drawn, which may be before it is known what is taught in them. */
export function useOpeningHour(
  calendar: RefObject<CalendarRef | null>,
  isKnown: boolean,
  opensOn: string
) {
  const open = useEffectEvent(() => calendar.current?.getApi().scrollToTime(opensOn))
  useEffect(() => {
    if (isKnown) open()
  }, [isKnown])
}
