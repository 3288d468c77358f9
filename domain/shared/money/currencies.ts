import type { Locale } from '#domain/shared/choices/locales'

/**
 * ISO 4217, kept by hand: CLDR counts no decimals for the pound of Lebanon or the dinar of Iraq
 * (domain §1.14). Funds, metals and testing codes are left out.
 */
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
const withThree = 'BHD IQD JOD KWD LYD OMR TND'
const withTwo =
  'USD EUR GBP CAD SAR AED QAR EGP MAD AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD ERN ETB FJD FKP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN RON RSD RUB SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH UYU UZS VES WST XCD YER ZAR ZMW ZWG'

const decimals = new Map<string, number>()
for (const [codes, places] of [
  [withTwo, 2],
  [withThree, 3],
  [withoutDecimals, 0],
] as const) {
  for (const code of codes.split(' ')) decimals.set(code, places)
}

/** Offered first: the specification's five, then those of the region (product "Billing"). */
const usual = 'USD EUR GBP JPY CAD SAR AED QAR KWD BHD OMR EGP JOD MAD TND'.split(' ')

export const currencyCodes: readonly string[] = [
  ...usual,
  ...[...decimals.keys()].filter((code) => !usual.includes(code)).sort(),
]

export const isCurrency = (code: string) => decimals.has(code)

/** By ISO 4217: 0, 2 or 3. An unknown code throws RangeError. */
export function decimalsOf(currency: string) {
  const places = decimals.get(currency)
  if (places === undefined) throw new RangeError(`Unknown currency: ${currency}`)
  return places
}

const latinSigns: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', CAD: 'CA$' }

const arabicSigns: Record<string, string> = {
  USD: 'US$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CAD: 'CA$',
  SAR: 'ر.س',
  AED: 'د.إ',
  QAR: 'ر.ق',
  KWD: 'د.ك',
  BHD: 'د.ب',
  OMR: 'ر.ع',
  EGP: 'ج.م',
  JOD: 'د.أ',
  MAD: 'د.م',
  TND: 'د.ت',
  IQD: 'د.ع',
  LYD: 'د.ل',
  DZD: 'د.ج',
  LBP: 'ل.ل',
  SYP: 'ل.س',
  YER: 'ر.ي',
  SDG: 'ج.س',
}

/** The sign people know in that language, else the code. */
export const signOf = (currency: string, language: Locale) =>
  (language === 'ar' ? arabicSigns : latinSigns)[currency] ?? currency
