import { locales, type Locale } from '#domain/shared/choices/locales'

const names = new Map(
  locales.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'region' })])
)

export const countryName = (locale: Locale, code: string) => names.get(locale)?.of(code) ?? code
