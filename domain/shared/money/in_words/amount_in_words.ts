import type { Locale } from '#domain/shared/choices/locales'
import { arabicCurrencies } from '#domain/shared/money/in_words/arabic_currencies'
import { type CountedNoun, countInArabic } from '#domain/shared/money/in_words/arabic_count'
import { numberInEnglish } from '#domain/shared/money/in_words/english_number'
import { smallUnits } from '#domain/shared/money/in_words/small_units'
import { decimalsOf, isCurrency } from '#domain/shared/money/currencies'
import type { Amount } from '#domain/shared/money/money'

/** `small` counts the currency's own decimals; a fraction is what no such coin counts: “5/1000”. */
type Parts = { whole: bigint; small: bigint; fraction: string | null; currency: string }

/**
 * Spells an amount that isn't negative, as it stands below the total of an invoice: “twelve Kuwaiti dinars
 * and three hundred forty-five fils only”.
 */
export function amountInWords(amount: Amount, language: Locale): string {
  if (amount.minor < 0n) throw new RangeError('Only what is owed is spelt')
  const parts = partsOf(amount)
  return language === 'ar' ? inArabic(parts) : inEnglish(parts)
}

function partsOf({ minor, currency, exponent }: Amount): Parts {
  const by = 10n ** BigInt(exponent)
  const [whole, rest] = [minor / by, minor % by]
  const small = smallUnits.has(currency) ? smallCount(rest, exponent, currency) : null
  if (rest === 0n || small !== null) return { whole, small: small ?? 0n, fraction: null, currency }
  const fraction = `${String(rest).padStart(exponent, '0')}/${by}`
  return { whole, small: 0n, fraction, currency }
}

/** Null where an amount has more decimals than the currency has coins for. */
function smallCount(rest: bigint, exponent: number, currency: string) {
  const places = isCurrency(currency) ? decimalsOf(currency) : 0
  if (exponent <= places) return rest * 10n ** BigInt(places - exponent)
  const by = 10n ** BigInt(exponent - places)
  return rest % by === 0n ? rest / by : null
}

function inEnglish({ whole, small, fraction, currency }: Parts) {
  const unit = smallUnits.get(currency)
  const coins = small > 0n && `${numberInEnglish(small)} ${small === 1n ? unit!.one : unit!.many}`
  const money = !(coins && whole === 0n) && `${numberInEnglish(whole)} ${nameOf(currency, whole)}`
  return `${[money, coins, fraction].filter(Boolean).join(' and ')} only`
}

function inArabic({ whole, small, fraction, currency }: Parts) {
  const coins = small > 0n && countInArabic(small, smallUnits.get(currency)!.ar)
  const noun = arabicCurrencies[currency] ?? unknownNoun(currency)
  const money = !(coins && whole === 0n) && countInArabic(whole, noun)
  return `فقط ${[money, coins, fraction].filter(Boolean).join(' و')} لا غير`
}

/** A currency of an old document that is offered no longer has its code for a name. */
function unknownNoun(currency: string): CountedNoun {
  const two = `اثنان ${currency}`
  return { gender: 'masculine', one: currency, two, few: currency, many: currency }
}

function nameOf(currency: string, count: bigint) {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
  return format.formatToParts(count).find(({ type }) => type === 'currency')!.value
}
