import type { EventInput } from '@fullcalendar/react'
import { closedHours } from '#domain/shared/time/closed_hours'
import type { CalendarAnswer } from '~/components/calendar/types'
import { clockOf, dayLong } from '#domain/shared/time/clock_times'
import { dayAfter } from '#domain/shared/time/day_span'

type Drawn = {
  hasHours: boolean
  /** The absences of one person are behind their sessions; those of many would be behind everybody's. */
  hasAbsences: boolean
  holidayName: (holiday: CalendarAnswer['background']['holidays'][number]) => string
}

/** Holidays as lines above the hours, and the hours that are closed or somebody is away as a ground behind the sessions. */
export function backgroundEvents(
  answer: CalendarAnswer,
  { hasHours, hasAbsences, holidayName }: Drawn
): EventInput[] {
  const { holidays, open, absences } = answer.background
  const days = holidays.map((holiday): EventInput => ({
    id: `holiday ${holiday.id}`,
    start: holiday.starts_on,
    end: dayAfter(holiday.ends_on, 1),
    allDay: true,
    title: holidayName(holiday),
    editable: false,
    interactive: false,
    extendedProps: { holiday: true },
  }))
  if (!hasHours) return days
  const closed = open.flatMap(({ day, windows }) =>
    closedHours(windows).map(({ from, until }) =>
      ground(`closed ${day} ${from}`, at(day, from), at(day, until), 'closed')
    )
  )
  const away = (hasAbsences ? absences : []).map(
    ({ instructor, starts_at, ends_at, is_asked_for: asked }) =>
      ground(`away ${instructor} ${starts_at}`, starts_at, ends_at, asked ? 'asked' : 'away')
  )
  return [...days, ...closed, ...away]
}

const at = (day: string, minute: number) =>
  minute === dayLong ? `${dayAfter(day, 1)}T00:00:00` : `${day}T${clockOf(minute)}:00`

type Ground = 'closed' | 'away' | 'asked'

const ground = (id: string, start: string, end: string, kind: Ground): EventInput => ({
  id,
  start,
  end,
  display: 'background',
  editable: false,
  interactive: false,
  extendedProps: { ground: kind },
})
