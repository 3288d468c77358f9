import type { I18n } from '@adonisjs/i18n'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type { Letter } from '#app/mail/letter'
import { dayAndTime, hoursWords } from '#app/mail/moment_words'
import { sessionNamed } from '#app/mail/session_named'
import { portalRoutes } from '#core/portals/portal_routes'
import { addressAt } from '#core/tenants/centre_address'
import type { UnmarkedSession } from '#domain/attendance/reminders/find_reminder'
import type { Locale } from '#domain/shared/choices/locales'

/** The most that are written out in one letter. */
const most = 20

interface About {
  locale: Locale
  centre: string
  slug: string
  sessions: UnmarkedSession[]
}

/** To an instructor, of an evening: whose attendance they have yet to take. */
export function unmarkedLetter(words: I18n, { locale, centre, slug, sessions }: About): Letter {
  const more = sessions.length - most
  const [only, ...others] = sessions
  return {
    subject: words.t('mail.unmarked_sessions.subject', { count: sessions.length }),
    paragraphs: [
      words.t('mail.unmarked_sessions.text', { centre }),
      ...sessions.slice(0, most).map((session) => lineOf(words, locale, session)),
      ...(more > 0 ? [words.t('mail.unmarked_sessions.more', { count: more })] : []),
    ],
    button: {
      label: words.t('mail.unmarked_sessions.button'),
      url: addressAt(
        slug,
        only && others.length === 0
          ? urlFor('own_sessions.show', { id: only.id })
          : urlFor(portalRoutes.instructor.login)
      ),
    },
    footer: words.t('mail.unmarked_sessions.footer', { centre }),
  }
}

function lineOf(words: I18n, locale: Locale, session: UnmarkedSession) {
  const { starts_at: starts, ends_at: ends, time_zone: zone } = session
  return words.t('mail.unmarked_sessions.line', {
    session: sessionNamed(words, locale, session),
    day: dayAndTime(words, starts, zone).day,
    hours: hoursWords(words, starts, ends, zone),
  })
}
