import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { dayAndTime } from '#app/mail/moment_words'
import type { DecidedAbsence } from '#domain/people/instructors/queries/find_decided_absence'
import { weekdayNames } from '#domain/shared/time/weekday'

type Told = { absence: DecidedAbsence; centre: string; timezone: string }

/** Whether what an instructor asked for is granted. */
export function absenceLetter(words: I18n, { absence, centre, timezone }: Told): Letter {
  const { isApproved, answer } = absence
  const outcome = isApproved ? 'approved' : 'declined'
  return {
    subject: words.t(`mail.absence.${outcome}.subject`),
    paragraphs: [
      words.t(`mail.absence.${outcome}.text`, { centre }),
      ...when(words, absence, timezone),
      ...(answer ? [words.t('mail.absence.answer'), ...answer.split(/\n+/)] : []),
    ],
    footer: words.t('mail.absence.footer', { centre }),
  }
}

function when(words: I18n, { starts_at, ends_at, every_week: week }: DecidedAbsence, zone: string) {
  const from = dayAndTime(words, starts_at, zone)
  const until = dayAndTime(words, ends_at, zone)
  const span = {
    fromDay: from.day,
    fromTime: from.time,
    untilDay: until.day,
    untilTime: until.time,
  }
  if (!week) return [words.t('mail.absence.span', span)]
  const day = weekdayNames(words.locale)[week.weekday]
  const last = dayAndTime(words, new Date(ends_at.getTime() - 1), zone)
  return [
    words.t('mail.absence.weekly', { day, starts: week.starts, ends: week.ends }),
    words.t('mail.absence.between', { from: from.day, until: last.day }),
  ]
}
