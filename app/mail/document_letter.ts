import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { dayWords } from '#app/mail/moment_words'
import { isolated } from '#core/languages/phrases'
import type { Paper } from '#domain/billing/papers/list_papers'
import type { Locale } from '#domain/shared/choices/locales'
import { formatAmount } from '#domain/shared/money/money'

type DocumentNews = { locale: Locale; centre: string; paper: Paper }

/** To whoever pays, or is credited; the paper itself is attached. */
export function documentLetter(words: I18n, { locale, centre, paper }: DocumentNews): Letter {
  const { kind, number, issued_on, due_on, total, credited, currency, exponent, seller } = paper
  const open = kind === 'invoice' ? BigInt(total) - BigInt(credited) : BigInt(total)
  const reader = { ...seller.money, language: locale, digits: seller.digits }
  const values = {
    centre,
    number: isolated(number!),
    invoice: isolated(paper.corrects?.number ?? ''),
    day: dayWords(words, issued_on!),
    due: due_on ? dayWords(words, due_on) : '',
    amount: formatAmount({ minor: open, currency, exponent }, reader),
  }
  const state = open > 0n ? 'due' : 'settled'
  return {
    subject: words.t(`mail.${kind}.subject`, values),
    paragraphs: [
      words.t(`mail.${kind}.text`, values),
      words.t(`mail.${kind}.${kind === 'invoice' ? state : 'amount'}`, values),
    ],
    footer: words.t(`mail.${kind}.footer`, { centre }),
  }
}
