import type { Locale } from '#core/locale'

/** What a country (ISO 3166-1 alpha-2) is called in the reader's language. */
export const countryName = (locale: Locale, code: string) => names[locale].of(code) ?? code

const names = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ar: new Intl.DisplayNames('ar', { type: 'region' }),
}
