import { DateTime } from 'luxon'

/** Whether a text is a calendar day, YYYY-MM-DD, that exists and that an office may mean. */
export const isCalendarDay = (text: string) =>
  /^(19|2[01])\d{2}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid
