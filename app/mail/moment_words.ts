import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'

/** A time stays on one line, with its ص or PM: the space before it doesn’t break. */
export const clockWords = (moment: DateTime) =>
  moment.toLocaleString(DateTime.TIME_SIMPLE).replace(/\s/g, '\u00a0')

/** `HH:MM` of a wall clock as every letter writes it. */
export const timeWords = (words: I18n, time: string) =>
  clockWords(DateTime.fromISO(`1970-01-01T${time}`, { zone: 'utc' }).setLocale(words.locale))

/** A moment's day and time, as every letter writes them. */
export function dayAndTime(words: I18n, at: Date, timezone: string) {
  const moment = DateTime.fromJSDate(at).setZone(timezone).setLocale(words.locale)
  return {
    day: moment.toLocaleString(DateTime.DATE_FULL),
    time: clockWords(moment),
  }
}

export const momentWords = (words: I18n, at: Date, timezone: string) =>
  words.t('mail.notice.when', dayAndTime(words, at, timezone))

/** A day of the calendar, YYYY-MM-DD, as every letter writes it. */
export const dayWords = (words: I18n, day: string) =>
  DateTime.fromISO(day, { zone: 'utc' }).setLocale(words.locale).toLocaleString(DateTime.DATE_FULL)
