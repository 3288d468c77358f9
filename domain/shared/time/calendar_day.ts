import { DateTime } from 'luxon'

/** YYYY-MM-DD, exists, and within the years an office may mean. */
export const isCalendarDay = (text: string) =>
  /^(19|2[01])\d{2}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid
