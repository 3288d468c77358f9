import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { dayAndTime } from '#app/mail/moment_words'
import type { Locale } from '#domain/shared/choices/locales'
import { namedIn } from '#core/languages/phrases'
import { nameIn } from '#domain/shared/text/person_names'
import type { SeatOffer } from '#domain/teaching/enrolments/queries/find_seat_offer'

type Offer = SeatOffer & { locale: Locale; centre: string; timezone: string }

export function offerLetter(words: I18n, offer: Offer): Letter {
  const { locale, group: named, student: person } = offer
  const group = namedIn(locale, named.titleEn, named.titleAr)!
  const student = nameIn(locale, [person.firstName, person.firstNameOther])
  const until = dayAndTime(words, offer.expiresAt, offer.timezone)
  return {
    subject: words.t('mail.seat_offer.subject', { group }),
    paragraphs: [
      words.t('mail.seat_offer.text', { student, group, centre: offer.centre }),
      words.t('mail.seat_offer.until', until),
    ],
    note: words.t('mail.seat_offer.note'),
    footer: words.t('mail.seat_offer.footer', { centre: offer.centre }),
  }
}
