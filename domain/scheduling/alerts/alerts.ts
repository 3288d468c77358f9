import { now, today } from '#domain/shared/time/clock'
import { DateTime } from 'luxon'

/** How many days ahead sessions without an instructor or a room are pointed out. */
const lackingDays = 14

/** How many days before their last one make-ups that nobody has booked are pointed out. */
const makeUpDays = 14

/** Until when one looks, and from when. */
export interface Ahead {
  /** Groups that start until then, this day included. */
  startsUntil: string
  moment: Date
  /** Sessions that start before then. */
  sessionsUntil: Date
  today: string
  /** Make-ups that expire until then, this day included. */
  makeUpsUntil: string
}

export function aheadOf(zone: string, smallGroupDays: number): Ahead {
  const moment = now()
  const day = DateTime.fromISO(today(zone))
  return {
    today: day.toISODate()!,
    makeUpsUntil: day.plus({ days: makeUpDays }).toISODate()!,
    startsUntil: day.plus({ days: smallGroupDays }).toISODate()!,
    moment: moment.toJSDate(),
    sessionsUntil: moment.plus({ days: lackingDays }).toJSDate(),
  }
}
