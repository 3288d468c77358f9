import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { timeStyle } from '#domain/shared/time/date_styles'
import { momentWriter } from '#domain/shared/time/moment_writer'
import { writtenHoursUntil } from '#domain/shared/time/written_hours'
import { shownAt } from '#domain/shared/time/zone_offsets'

/** A moment's day and time, as every letter writes them. */
export const dayAndTime = (words: I18n, at: Date, timeZone: string) => ({
  day: momentWriter(words.locale, { ...DateTime.DATE_FULL, timeZone }).writeInSentence(at),
  time: momentWriter(words.locale, { ...timeStyle, timeZone }).write(at),
})

/** From when until when something lasts that is no longer than a day. */
export function hoursWords(words: I18n, from: Date, until: Date, timeZone: string) {
  const [starts, ends] = [from, until].map((at) => shownAt(timeZone, at).slice(11))
  return writtenHoursUntil(words.locale, starts!, ends!)
}

export const momentWords = (words: I18n, at: Date, timezone: string) =>
  words.t('mail.notice.when', dayAndTime(words, at, timezone))

/** A day of the calendar, YYYY-MM-DD, as every letter writes it. */
export const dayWords = (words: I18n, day: string) =>
  momentWriter(words.locale, { ...DateTime.DATE_FULL, timeZone: 'UTC' }).writeInSentence(
    new Date(`${day}T00:00:00Z`)
  )
