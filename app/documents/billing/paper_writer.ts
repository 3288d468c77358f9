import { printable } from '#app/documents/printable'
import { written } from '#app/documents/written'
import { intlTag } from '#core/languages/locale'
import { wordsFor } from '#core/languages/words_for'
import type { Tenant } from '#domain/access/centre/tenant'
import type { Paper } from '#domain/billing/papers/list_papers'
import type { DocumentLanguage } from '#domain/shared/choices/document_languages'
import { type Locale, locales } from '#domain/shared/choices/locales'
import { amountInWords } from '#domain/shared/money/in_words/amount_in_words'
import { signOf } from '#domain/shared/money/currencies'
import { type Amount, formatAmount, formatNumber } from '#domain/shared/money/money'
import { isolate } from '#domain/shared/text/isolate'
import { writtenPercentage } from '#domain/shared/text/written_number'

export type PaperWriter = ReturnType<typeof paperWriter>

type Values = Record<string, string | number>

const longestLine = 5000

/** Whatever is written in a language is a list of texts, one for each language of the paper. */
export function paperWriter(paper: Paper, language: DocumentLanguage, tenant: Tenant) {
  const { seller, currency, exponent } = paper
  const languages: Locale[] = language === 'both' ? [...locales] : [language]
  // Figures stand once on a paper in both languages, as both read them
  const digits = language === 'ar' ? seller.digits : 'latn'
  const centre: Tenant = { ...tenant, digits, country: seller.country }
  const reader = { ...seller.money, language: languages[0]!, digits }
  const spoken = languages.map((locale) => {
    const tag = intlTag(locale, centre)
    return { locale, tag, words: wordsFor(centre, locale), days: written(tag) }
  })
  const amountOf = (minor: string): Amount => ({ minor: BigInt(minor), currency, exponent })
  const each = (write: (one: (typeof spoken)[number]) => string) => spoken.map(write)

  return {
    languages,
    each,
    t: (key: string, values: Values = {}) => each(({ words }) => words.t(`papers.${key}`, values)),
    /** Without the currency, which the heading of its column names. */
    number: (minor: string) => isolate(formatNumber(amountOf(minor), reader), 'ltr'),
    reduction: (minor: string) => isolate(`\u2212${formatNumber(amountOf(minor), reader)}`, 'ltr'),
    money: (minor: string) => formatAmount(amountOf(minor), reader),
    currency: language === 'both' ? currency : signOf(currency, language),
    inWords: (minor: string) =>
      each(({ locale }) => capitalised(amountInWords(amountOf(minor), locale))),
    day: (day: string) => each(({ days }) => days.day(day)),
    span: (from: string, to: string) => each(({ days }) => days.span(from, to)),
    hijri: (day: string) => each(({ days }) => days.hijriSpan(day, day)),
    /** It is written once, also in both languages. */
    percentage: (hundredths: number) => writtenPercentage(spoken[0]!.tag, hundredths / 100),
    digits: spoken.map(({ days }) => days.digits),
  }
}

/** A text that people typed, line by line; nothing of it is cut off. */
export const printedLines = (text: string | null) =>
  (text ?? '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => printable(line, longestLine))
    .filter(Boolean)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A name in its language; the same name isn't written twice. */
export const printedNames = (names: string[]) =>
  [...new Set(names.filter(Boolean))].map((name) => printable(name, longestLine))
