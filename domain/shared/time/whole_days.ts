import { wallClock } from '#domain/shared/time/wall_clock'

/** Whether a span lasts from the beginning of a day until the end of one, by the clocks of a zone. */
export const isWholeDays = (from: Date, until: Date, zone: string) =>
  beginsDay(from, zone) && beginsDay(until, zone)

/** Clocks that are moved forward at midnight begin a day at one. */
function beginsDay(moment: Date, zone: string) {
  const dayOf = (at: Date) => wallClock(zone)(at.toISOString()).day
  return dayOf(moment) !== dayOf(lastMoment(moment))
}

/** What ends at midnight ends on the day before. */
export const lastMoment = (until: Date) => new Date(until.getTime() - 1)
