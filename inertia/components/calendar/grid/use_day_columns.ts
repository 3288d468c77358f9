import type { CalendarOptions } from '@fullcalendar/react'
import { useCallback, useState } from 'react'

/** The columns of a week or a day as FullCalendar has drawn them, by their days. */
export function useDayColumns() {
  const [columns, setColumns] = useState(() => new Map<string, HTMLElement>())
  const onMount = useCallback<NonNullable<CalendarOptions['dayLaneDidMount']>>(({ el }) => {
    const { date } = el.dataset
    if (date) setColumns((before) => new Map(before).set(date, el))
  }, [])
  const onUnmount = useCallback<NonNullable<CalendarOptions['dayLaneWillUnmount']>>(({ el }) => {
    setColumns((before) => new Map([...before].filter(([, column]) => column !== el)))
  }, [])
  return { columns, dayLaneDidMount: onMount, dayLaneWillUnmount: onUnmount }
}
