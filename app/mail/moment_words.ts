import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'

export function momentWords(words: I18n, at: Date, timezone: string) {
  const moment = DateTime.fromJSDate(at).setZone(timezone).setLocale(words.locale)
  return words.t('mail.notice.when', {
    day: moment.toLocaleString(DateTime.DATE_FULL),
    time: moment.toLocaleString(DateTime.TIME_SIMPLE),
  })
}
