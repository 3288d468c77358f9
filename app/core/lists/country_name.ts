import { locales, type Locale } from '#core/languages/locale'

const names = new Map(
  locales.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'region' })])
)

/** What a country (ISO 3166-1 alpha-2) is called in the reader's language. */
export const countryName = (locale: Locale, code: string) => names.get(locale)?.of(code) ?? code
