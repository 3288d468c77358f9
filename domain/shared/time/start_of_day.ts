import { DateTime } from 'luxon'

/** The first instant of a day, YYYY-MM-DD, by the clocks of a zone. */
export const startOfDay = (day: string, zone: string) => DateTime.fromISO(day, { zone }).toJSDate()
