import { urlFor } from '@adonisjs/core/services/url_builder'
import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { dayAndTime, hoursWords } from '#app/mail/moment_words'
import { sessionNamed } from '#app/mail/session_named'
import { isolated } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import { addressAt } from '#core/tenants/centre_address'
import type { FreeSeat } from '#domain/attendance/make_ups/queries/find_free_seat'
import type { Locale } from '#domain/shared/choices/locales'

interface SeatLetter {
  locale: Locale
  centre: string
  slug: string
  seat: FreeSeat
}

/** To a family that waits for a seat, once there is one. */
export function makeUpSeatLetter(words: I18n, { locale, centre, slug, seat }: SeatLetter): Letter {
  const { title, type, group, student, starts_at: starts, ends_at: ends, time_zone: zone } = seat
  const session = sessionNamed(words, locale, { title, type, group })
  return {
    subject: words.t('mail.make_up_seat.subject', { group: session }),
    paragraphs: [
      words.t('mail.make_up_seat.text', {
        student: isolated(namesOf(locale, student!)),
        session,
        day: dayAndTime(words, starts, zone).day,
        hours: hoursWords(words, starts, ends, zone),
      }),
      words.t('mail.make_up_seat.first'),
    ],
    button: {
      label: words.t('mail.make_up_seat.button'),
      url: addressAt(slug, urlFor('own_attendance.show', {}, { qs: { child: student!.id } })),
    },
    footer: words.t('mail.make_up_seat.footer', { centre }),
  }
}
