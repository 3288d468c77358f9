import { now, today } from '#domain/shared/time/clock'
import { DateTime } from 'luxon'

/** What will cost money if nobody does something about it. */
export const alertKinds = ['small', 'lacking', 'unmarked', 'absences', 'papers'] as const

export type AlertKind = (typeof alertKinds)[number]

/** How many days ahead sessions without an instructor or a room are pointed out. */
const lackingDays = 14

/** Until when one looks, and from when. */
export interface Ahead {
  /** Groups that start until then, this day included. */
  startsUntil: string
  moment: Date
  /** Sessions that start before then. */
  sessionsUntil: Date
}

export function aheadOf(zone: string, smallGroupDays: number): Ahead {
  const moment = now()
  return {
    startsUntil: DateTime.fromISO(today(zone)).plus({ days: smallGroupDays }).toISODate()!,
    moment: moment.toJSDate(),
    sessionsUntil: moment.plus({ days: lackingDays }).toJSDate(),
  }
}
