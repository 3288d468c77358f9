import type { Digits } from '#domain/shared/choices/digits'
import type { Locale } from '#domain/shared/choices/locales'
import { decimalsOf, isCurrency, signOf } from '#domain/shared/money/currencies'
import { typedFigure } from '#domain/shared/text/digits'
import { isolate } from '#domain/shared/text/isolate'

/** An integer of minor units, and how many decimals they stand for (domain §1.14). */
export type Amount = { minor: bigint; currency: string; exponent: number }

/** JSON knows no bigint. */
export type WireAmount = { minor: string; currency: string; exponent: number }

/** Row F1. `currency` is ISO 4217; a separator is one character or none. */
export type MoneySettings = {
  currency: string
  decimalPlaces: number
  thousandSeparator: string
  decimalSeparator: string
}

export const mostDecimalPlaces = 4

export type Reader = { language: Locale; digits: Digits }

/** In minor units; sums stay far inside PostgreSQL's bigint. */
export const largestMinor = 999_999_999_999_999n

export const toWire = ({ minor, currency, exponent }: Amount): WireAmount => ({
  minor: String(minor),
  currency,
  exponent,
})

export const fromWire = ({ minor, currency, exponent }: WireAmount): Amount => ({
  minor: BigInt(minor),
  currency,
  exponent,
})

export const isWireAmount = (value: unknown): value is WireAmount =>
  typeof value === 'object' && value !== null && 'minor' in value && 'exponent' in value

const noBreak = '\u00a0'
const minus = '\u2212'
const arabicZero = 0x0660

export const formatNumber = (amount: Amount, settings: MoneySettings & Reader) =>
  signed(amount) + unsigned(amount, settings)

export function amountParts(amount: Amount, settings: MoneySettings & Reader) {
  const currency = signOf(amount.currency, settings.language)
  if (settings.language === 'ar') {
    const number = formatNumber(amount, settings)
    return {
      dir: 'rtl',
      before: '',
      number,
      after: noBreak + isolate(currency),
    } as const
  }
  const before = signed(amount) + (/\p{L}$/u.test(currency) ? currency + noBreak : currency)
  return { dir: 'ltr', before, number: unsigned(amount, settings), after: '' } as const
}

/**
 * The one way an amount is written, on pages, paper and in letters (row F5). It keeps its own
 * direction wherever it stands, and shows an older amount's extra decimals in full.
 */
export function formatAmount(amount: Amount, settings: MoneySettings & Reader) {
  const { dir, before, number, after } = amountParts(amount, settings)
  return isolate(before + isolate(number, 'ltr') + after, dir)
}

/** For programs: a plain decimal, whatever the centre has set. `-1234.50` */
export function plainAmount(amount: Amount) {
  const [whole, fraction] = split(amount, amount.exponent)
  return (amount.minor < 0n ? '-' : '') + (fraction ? `${whole}.${fraction}` : whole)
}

/** For a field to edit: as the centre writes numbers, without the thousands separator. */
export const editableAmount = (amount: Amount, settings: MoneySettings) =>
  formatNumber(amount, {
    ...settings,
    thousandSeparator: '',
    language: 'en',
    digits: 'latn',
  }).replace(minus, '-')

/**
 * Minor units of a typed amount: any digits, the centre's separators or the Arabic ones, with or
 * without the currency. Undefined for what is no amount or has more decimals than the centre's
 * amounts.
 */
export function parseAmount(typed: string, settings: MoneySettings): bigint | undefined {
  const [, sign, figure] = /^([-\u2212]?) *(.*)$/.exec(bare(typed, settings.currency)) ?? []
  const found = figure && pattern(settings).exec(figure)
  if (!found) return undefined
  const whole = (found[1] ?? '').replace(/\D/g, '')
  const fraction = (found[2] ?? '').replace(/0+$/, '').padEnd(settings.decimalPlaces, '0')
  if (fraction.length > settings.decimalPlaces || !/\d/.test(figure)) return undefined
  const minor = BigInt(whole + fraction)
  if (minor > largestMinor) return undefined
  return sign ? -minor : minor
}

function bare(typed: string, currency: string) {
  const signs = [signOf(currency, 'ar'), signOf(currency, 'en'), currency]
  const text = typedFigure(typed).replace(/\s/gu, ' ')
  return signs.reduce((rest, sign) => rest.replace(sign, ''), text).trim()
}

function pattern(settings: MoneySettings) {
  const { thousandSeparator, decimalSeparator } = settings
  const own = separatorsOf({ ...settings, digits: 'arab' })
  const thousand = other(`\u066c${own.thousand}`, thousandSeparator, [
    decimalSeparator,
    own.decimal,
  ])
  const decimal = other(`.\u066b${own.decimal}`, decimalSeparator, [
    thousandSeparator,
    own.thousand,
  ])
  return new RegExp(`^(\\d+|\\d{1,3}(?:${thousand}\\d{3})+)?(?:${decimal}(\\d*))?$`, 'u')
}

function other(usual: string, own: string, taken: string[]) {
  const plain = (text: string) => text.replace(/\s/gu, ' ')
  const allowed = new Set([...plain(usual), ...plain(own)])
  for (const sign of taken) allowed.delete(plain(sign))
  const escaped = [...allowed].map((one) => one.replace(/[\^$\\.*+?()[\]{}|/]/, '\\$&'))
  return escaped.length > 0 ? `(?:${escaped.join('|')})` : '(?!)'
}

const signed = ({ minor }: Amount) => (minor < 0n ? minus : '')

function unsigned(amount: Amount, settings: MoneySettings & Reader) {
  const [whole, fraction] = split(amount, placesOf(amount, settings))
  const { thousand, decimal } = separatorsOf(settings)
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => thousand)
  const number = fraction ? grouped + decimal + fraction : grouped
  return settings.digits === 'arab' ? arabicDigits(number) : number
}

/** Between Arabic-Indic digits any other sign turns the figure round (UAX #9, W4): these keep its order. */
const orderly = /^[,.:/\u00a0\u202f\u060c\u066b\u066c]?$/u

function separatorsOf(settings: MoneySettings & { digits: Digits }) {
  const { digits, thousandSeparator: thousand, decimalSeparator: decimal } = settings
  const isOrderly = (sign: string) => digits !== 'arab' || orderly.test(sign)
  const first = (signs: string[], taken: string) => signs.find((sign) => sign !== taken)!
  const points = first(['\u066b', '.', ','], thousand)
  const decimalSign = isOrderly(decimal) ? decimal : points
  const groups = first(/\s/u.test(thousand) ? [noBreak] : ['\u066c', noBreak], decimalSign)
  return { thousand: isOrderly(thousand) ? thousand : groups, decimal: decimalSign }
}

/** The centre's decimals (for another currency its own), or as many more as the amount needs. */
function placesOf({ minor, exponent, currency }: Amount, settings: MoneySettings) {
  const zeros = minor === 0n ? exponent : /0*$/.exec(String(minor))![0].length
  const own = isCurrency(currency) ? decimalsOf(currency) : exponent
  const wanted = currency === settings.currency ? settings.decimalPlaces : own
  return Math.max(wanted, exponent - zeros)
}

function split({ minor, exponent }: Amount, places: number): [string, string] {
  const size = minor < 0n ? -minor : minor
  const scaled =
    places >= exponent
      ? size * 10n ** BigInt(places - exponent)
      : size / 10n ** BigInt(exponent - places)
  const digits = String(scaled).padStart(places + 1, '0')
  return [digits.slice(0, digits.length - places), digits.slice(digits.length - places)]
}

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(arabicZero + Number(digit)))
