import { DateTime } from 'luxon'

/** One day is a span, too: days are YYYY-MM-DD and both included. */
export const endsInTime = (startsOn: string, endsOn: string) => endsOn >= startsOn

/** How many days it has. */
export const lengthOfSpan = (startsOn: string, endsOn: string) =>
  DateTime.fromISO(endsOn, { zone: 'utc' }).diff(
    DateTime.fromISO(startsOn, { zone: 'utc' }),
    'days'
  ).days + 1
