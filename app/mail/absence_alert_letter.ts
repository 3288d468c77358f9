import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { dayAndTime, hoursWords } from '#app/mail/moment_words'
import { sessionNamed } from '#app/mail/session_named'
import { isolated } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import type { Alert } from '#domain/attendance/absence_alerts/find_alerts'
import type { Locale } from '#domain/shared/choices/locales'

interface Told {
  locale: Locale
  centre: string
  about: 'absent' | 'corrected'
  alerts: Alert[]
}

/** To a guardian: that children stayed away without a word, or that they were marked so by mistake. */
export function absenceAlertLetter(words: I18n, { locale, centre, about, alerts }: Told): Letter {
  const [first] = alerts as [Alert, ...Alert[]]
  const { day } = dayAndTime(words, first.starts_at, first.time_zone)
  const key = `mail.absence_alert.${about}`
  return {
    subject:
      alerts.length === 1
        ? words.t(`${key}.subject`, { student: studentOf(locale, first), day })
        : words.t(`${key}.subjects`, { count: alerts.length }),
    paragraphs: [
      words.t(`${key}.text`, { centre }),
      ...alerts.map((alert) => lineOf(words, locale, alert, about)),
    ],
    note: words.t(`${key}.note`),
    footer: words.t('mail.absence_alert.footer', { centre }),
  }
}

const studentOf = (locale: Locale, { student }: Alert) => isolated(namesOf(locale, student!))

function lineOf(words: I18n, locale: Locale, alert: Alert, about: Told['about']) {
  const { title, group, starts_at: starts, ends_at: ends, time_zone: zone } = alert
  const isAlone = group === null && alert.type === 'regular'
  const called = { ...alert, title: title ?? (isAlone ? words.t('absence_notices.alone') : null) }
  const line = words.t('mail.absence_alert.line', {
    student: studentOf(locale, alert),
    session: sessionNamed(words, locale, { ...called, student: null }),
    day: dayAndTime(words, starts, zone).day,
    hours: hoursWords(words, starts, ends, zone),
  })
  const status = about === 'corrected' && alert.otherwise
  return status ? words.t(`mail.absence_alert.status.${status}`, { line }) : line
}
