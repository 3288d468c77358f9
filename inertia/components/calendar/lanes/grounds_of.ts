import { closedHours, type Minutes } from '#domain/shared/time/closed_hours'
import type { Lane } from '~/components/calendar/lanes/lanes_of'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { LaneKind } from '#domain/shared/choices/calendar_layouts'
import { type Days, daysOf, isWithin } from '#domain/shared/time/calendar_span'

type Holiday = CalendarAnswer['background']['holidays'][number]

/** What stands behind the sessions of a day in every lane. */
export type Ground = {
  day: string
  closed: Minutes[]
  isClosed: boolean
  holidays: Holiday[]
}

export function groundsOf({ background }: CalendarAnswer, days: Days): Ground[] {
  const open = new Map(background.open.map(({ day, windows }) => [day, windows]))
  return daysOf(days).map((day) => {
    const windows = open.get(day)
    return {
      day,
      closed: windows ? closedHours(windows) : [],
      isClosed: windows?.length === 0,
      holidays: background.holidays.filter(({ starts_on: from, ends_on: to }) =>
        isWithin(day, { from, to })
      ),
    }
  })
}

/** A branch's holiday is one of its rooms; whoever teaches may do so in another. */
export function isHolidayOf(
  lane: Lane,
  by: LaneKind,
  { holidays }: Ground,
  answer: CalendarAnswer
) {
  const branch =
    by === 'rooms' && typeof lane.place === 'number' ? answer.rooms[lane.place]!.branch : undefined
  return holidays.some((one) => one.branch === undefined || one.branch === branch)
}
