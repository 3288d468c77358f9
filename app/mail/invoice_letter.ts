import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { dayWords } from '#app/mail/moment_words'
import { isolated } from '#core/languages/phrases'
import type { Paper } from '#domain/billing/papers/list_papers'
import type { Locale } from '#domain/shared/choices/locales'
import { formatAmount } from '#domain/shared/money/money'

type InvoiceNews = { locale: Locale; centre: string; paper: Paper }

/** To whoever pays; the paper itself is attached. */
export function invoiceLetter(words: I18n, { locale, centre, paper }: InvoiceNews): Letter {
  const { number, issued_on, due_on, total, credited, currency, exponent, seller } = paper
  const open = BigInt(total) - BigInt(credited)
  const reader = { ...seller.money, language: locale, digits: seller.digits }
  const values = {
    centre,
    number: isolated(number!),
    day: dayWords(words, issued_on!),
    due: due_on ? dayWords(words, due_on) : '',
    amount: formatAmount({ minor: open, currency, exponent }, reader),
  }
  return {
    subject: words.t('mail.invoice.subject', values),
    paragraphs: [
      words.t('mail.invoice.text', values),
      words.t(`mail.invoice.${open > 0n ? 'due' : 'settled'}`, values),
    ],
    footer: words.t('mail.invoice.footer', { centre }),
  }
}
