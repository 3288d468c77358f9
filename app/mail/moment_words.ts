import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'

/** A moment's day and time, as every letter writes them. */
export function dayAndTime(words: I18n, at: Date, timezone: string) {
  const moment = DateTime.fromJSDate(at).setZone(timezone).setLocale(words.locale)
  return {
    day: moment.toLocaleString(DateTime.DATE_FULL),
    time: moment.toLocaleString(DateTime.TIME_SIMPLE),
  }
}

export const momentWords = (words: I18n, at: Date, timezone: string) =>
  words.t('mail.notice.when', dayAndTime(words, at, timezone))
