import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { dayAndTime, dayWords, hoursWords } from '#app/mail/moment_words'
import { sessionNamed } from '#app/mail/session_named'
import { isolated, writtenLines } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import type { ReportedAbsence } from '#domain/attendance/queries/find_absence_report'
import type { Locale } from '#domain/shared/choices/locales'

interface Report {
  locale: Locale
  centre: string
  absences: ReportedAbsence[]
}

/** The copy of an absence report, to the family that sent it. */
export function absenceReportLetter(words: I18n, { locale, centre, absences }: Report): Letter {
  const [first] = absences as [ReportedAbsence, ...ReportedAbsence[]]
  const { reason } = first
  return {
    subject:
      absences.length === 1
        ? words.t('mail.absence_report.subject', { student: studentIn(locale, first) })
        : words.t('mail.absence_report.subjects', { count: absences.length }),
    paragraphs: [
      words.t('mail.absence_report.text', { centre }),
      ...absences.map((absence) => lineFor(words, locale, absence)),
      words.t('mail.absence_report.reason'),
      ...writtenLines(reason),
    ],
    note: words.t('mail.absence_report.note'),
    footer: words.t('mail.absence_report.footer', { centre }),
  }
}

const studentIn = (locale: Locale, { student }: ReportedAbsence) =>
  isolated(namesOf(locale, student!))

function lineFor(words: I18n, locale: Locale, absence: ReportedAbsence) {
  const { starts_at: starts, ends_at: ends, time_zone: zone, group, type } = absence
  const { from_day: from, until_day: until } = absence
  const student = studentIn(locale, absence)
  if (starts && ends && zone && type) {
    const title = absence.title ?? (group ? null : words.t('absence_notices.alone'))
    return words.t('mail.absence_alert.line', {
      student,
      session: sessionNamed(words, locale, { title, type, group }),
      day: dayAndTime(words, starts, zone).day,
      hours: hoursWords(words, starts, ends, zone),
    })
  }
  const days =
    from === until
      ? words.t('mail.absence.day', { day: dayWords(words, from!) })
      : words.t('mail.absence.between', {
          from: dayWords(words, from!),
          until: dayWords(words, until!),
        })
  return words.t('mail.absence_report.days', { student, days })
}
