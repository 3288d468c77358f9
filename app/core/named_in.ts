import type { Locale } from '#core/locale'

/** What is named in both languages, by the name of one; by the other where it has but that. */
export const namedIn = (locale: Locale, en: string | null, ar: string | null) =>
  locale === 'ar' ? (ar ?? en) : (en ?? ar)
