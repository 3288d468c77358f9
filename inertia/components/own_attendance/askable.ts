import { counts } from '#domain/shared/limits/counts'
import { isShownDay } from '#domain/shared/time/calendar_span'
import { dayAfter, endsInTime } from '#domain/shared/time/day_span'

/** The last day of the longest absence from a day on; undefined while that is being typed. */
export const lastOf = (from: string) =>
  isShownDay(from) ? dayAfter(from, counts.daysOfOwnAbsence[1] - 1) : undefined

/** Whether there are days to ask for: both whole, in order, and no more than a family may tell of at once. */
export function isAskable({
  from_day: from,
  until_day: until,
}: Record<'from_day' | 'until_day', string>) {
  const last = lastOf(from)
  return last !== undefined && isShownDay(until) && endsInTime(from, until) && until <= last
}
