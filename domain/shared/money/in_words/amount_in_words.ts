import type { Locale } from '#domain/shared/choices/locales'
import { arabicCurrencies } from '#domain/shared/money/in_words/arabic_currencies'
import { type CountedNoun, countInArabic } from '#domain/shared/money/in_words/arabic_count'
import { numberInEnglish } from '#domain/shared/money/in_words/english_number'
import type { Amount } from '#domain/shared/money/money'

/**
 * Spells an amount that isn't negative, as it stands below the total of an invoice: “twelve Kuwaiti dinars
 * and 345/1000 only”. The decimals stay a fraction: the names of small coins differ by country.
 */
export function amountInWords({ minor, currency, exponent }: Amount, language: Locale): string {
  if (minor < 0n) throw new RangeError('Only what is owed is spelt')
  const by = 10n ** BigInt(exponent)
  const [whole, rest] = [minor / by, minor % by]
  const fraction = rest > 0n ? `${String(rest).padStart(exponent, '0')}/${by}` : null
  return language === 'ar'
    ? inArabic(whole, fraction, currency)
    : inEnglish(whole, fraction, currency)
}

function inEnglish(whole: bigint, fraction: string | null, currency: string) {
  const words = `${numberInEnglish(whole)} ${nameOf(currency, 'en', whole)}`
  return `${words}${fraction ? ` and ${fraction}` : ''} only`
}

function inArabic(whole: bigint, fraction: string | null, currency: string) {
  const words = countInArabic(whole, arabicCurrencies[currency] ?? unbent(currency))
  return `فقط ${words}${fraction ? ` و${fraction}` : ''} لا غير`
}

/** A currency whose forms aren't known is named the same way beside every number. */
function unbent(currency: string): CountedNoun {
  const name = nameOf(currency, 'ar', 1n)
  return { gender: 'masculine', one: name, two: `اثنان ${name}`, few: name, many: name }
}

function nameOf(currency: string, language: Locale, count: bigint) {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
  return format.formatToParts(count).find(({ type }) => type === 'currency')!.value
}
