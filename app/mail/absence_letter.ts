import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { dayAndTime, dayWords } from '#app/mail/moment_words'
import { writtenLines } from '#core/languages/phrases'
import type {
  AbsenceTakenBack,
  DecidedAbsence,
} from '#domain/people/instructors/queries/find_decided_absence'
import { dayLong, lastsFor } from '#domain/shared/time/clock_times'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { weekdayNames } from '#domain/shared/time/weekday'
import { isWholeDays, lastMoment } from '#domain/shared/time/whole_days'
import { writtenHoursUntil } from '#domain/shared/time/written_hours'

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
      ...(answer ? [words.t('mail.absence.answer'), ...writtenLines(answer)] : []),
    ],
    footer: words.t('mail.absence.footer', { centre }),
  }
}

type TakenBack = Omit<Told, 'absence'> & { absence: AbsenceTakenBack; day: string | null }

/** What was granted holds no longer, as a whole or on one day: they are expected again. */
export function absenceTakenBackLetter(
  words: I18n,
  { absence, day, centre, timezone }: TakenBack
): Letter {
  const what = day ? 'day_taken_out' : 'removed'
  return {
    subject: words.t(`mail.absence.${what}.subject`),
    paragraphs: [
      words.t(`mail.absence.${what}.text`, { centre }),
      ...(day
        ? [words.t('mail.absence.day', { day: dayWords(words, day) })]
        : when(words, absence, timezone)),
      words.t('mail.absence.expected'),
    ],
    footer: words.t('mail.absence.footer', { centre }),
  }
}

function when(words: I18n, absence: AbsenceTakenBack, zone: string) {
  const { starts_at: starts, ends_at: ends, every_week: week } = absence
  const from = dayAndTime(words, starts, zone)
  const until = dayAndTime(words, ends, zone)
  const last = dayAndTime(words, lastMoment(ends), zone)
  const days =
    from.day === last.day
      ? words.t('mail.absence.day', { day: from.day })
      : words.t('mail.absence.between', { from: from.day, until: last.day })
  if (week) return [everyWeek(words, week), days]
  if (isWholeDays(starts, ends, zone)) return [days]
  return [
    words.t('mail.absence.span', {
      ...{ fromDay: from.day, fromTime: from.time },
      ...{ untilDay: until.day, untilTime: until.time },
    }),
  ]
}

function everyWeek(words: I18n, { weekday, starts, ends }: WeekWindow) {
  const day = weekdayNames(words.locale)[weekday]
  if (lastsFor(starts, ends) === dayLong) return words.t('mail.absence.weekly_days', { day })
  const hours = writtenHoursUntil(words.locale, starts, ends)
  return words.t('mail.absence.weekly', { day, hours })
}
