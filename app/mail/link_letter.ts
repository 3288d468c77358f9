import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { linkTimes, type LinkPurpose } from '#domain/access/links/rules/link'

type Mailed = Exclude<LinkPurpose, 'hand_off'>

export function linkLetter(words: I18n, purpose: Mailed, centre: string, url: string): Letter {
  return {
    subject: words.t(`mail.link.${purpose}.subject`, { centre }),
    paragraphs: [words.t(`mail.link.${purpose}.text`, { centre })],
    button: { label: words.t(`mail.link.${purpose}.button`), url },
    note: words.t(`mail.link.${purpose}.note`, linkTimes[purpose]),
  }
}
