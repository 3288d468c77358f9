import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { momentWords } from '#app/mail/moment_words'
import type { AccountEvent } from '#domain/access/links/account_mail'

type Notice = { event: AccountEvent; at: string; timezone: string; centre: string }

export function noticeLetter(words: I18n, { event, at, timezone, centre }: Notice): Letter {
  return {
    subject: words.t(`mail.notice.${event}.subject`, { centre }),
    paragraphs: [
      words.t(`mail.notice.${event}.text`, { centre }),
      momentWords(words, new Date(at), timezone),
    ],
    note: words.t('mail.notice.help'),
  }
}
