import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import type { Letter } from '#app/mail/letter'
import type { AccountEvent } from '#domain/access/account_mail'

type Notice = { event: AccountEvent; at: string; timezone: string; centre: string }

/** The letter that tells an account's owner what happened to it, and when by the centre's clock. */
export function noticeLetter(words: I18n, { event, at, timezone, centre }: Notice): Letter {
  const moment = DateTime.fromISO(at).setZone(timezone).setLocale(words.locale)
  return {
    subject: words.t(`mail.notice.${event}.subject`, { centre }),
    paragraphs: [
      words.t(`mail.notice.${event}.text`, { centre }),
      words.t('mail.notice.when', {
        day: moment.toLocaleString(DateTime.DATE_FULL),
        time: moment.toLocaleString(DateTime.TIME_SIMPLE),
      }),
    ],
    note: words.t('mail.notice.help'),
  }
}
