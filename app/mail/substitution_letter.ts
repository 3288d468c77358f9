import type { I18n } from '@adonisjs/i18n'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type { Letter } from '#app/mail/letter'
import { dayAndTime, hoursWords } from '#app/mail/moment_words'
import { sessionNamed } from '#app/mail/session_named'
import { isolated, joined, namedIn } from '#core/languages/phrases'
import { addressAt } from '#core/tenants/centre_address'
import type { OfferLetter } from '#domain/scheduling/substitution/queries/find_offer_letter'
import type { Locale } from '#domain/shared/choices/locales'

type Told = { offer: OfferLetter; locale: Locale; centre: string; slug: string }

/** A session that its reader may take over. */
export function substitutionLetter(words: I18n, { offer, locale, centre, slug }: Told): Letter {
  const { starts_at, ends_at, time_zone: zone } = offer
  const session = sessionNamed(words, locale, offer)
  const { day } = dayAndTime(words, starts_at, zone)
  const hours = hoursWords(words, starts_at, ends_at, zone)
  const place = joined(
    words.locale,
    [offer.room, offer.branch].flatMap((one) => {
      const name = one && namedIn(locale, one.name_en, one.name_ar)
      return name ? [isolated(name)] : []
    })
  )
  return {
    subject: words.t('mail.substitution.subject', { session, day }),
    paragraphs: [
      words.t('mail.substitution.text', { centre, session }),
      words.t('mail.substitution.time', { day, hours }),
      ...(place ? [words.t('mail.substitution.place', { place })] : []),
      words.t('mail.substitution.how'),
    ],
    button: {
      label: words.t('mail.substitution.button'),
      url: addressAt(slug, urlFor('own_offers.show', { session: offer.id })),
    },
    footer: words.t('mail.substitution.footer', { centre }),
  }
}
