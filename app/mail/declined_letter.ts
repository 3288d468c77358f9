import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { writtenLines } from '#core/languages/phrases'

export function declinedLetter(words: I18n, centre: string, reason: string | null): Letter {
  const given = reason ? [words.t('mail.declined.reason'), ...writtenLines(reason)] : []
  return {
    subject: words.t('mail.declined.subject', { centre }),
    paragraphs: [words.t('mail.declined.text', { centre }), ...given],
    note: words.t('mail.declined.note'),
    footer: words.t('mail.declined.footer', { centre }),
  }
}
