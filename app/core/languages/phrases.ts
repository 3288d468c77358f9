import type { Locale } from '#domain/shared/choices/locales'

const arabic = { ',': '،', ';': '؛' } as const

export function joined(locale: string, words: string[], mark: keyof typeof arabic = ',') {
  return words.join(`${locale.startsWith('ar') ? arabic[mark] : mark} `)
}

/** A name keeps its own direction within a sentence of the other one. */
export const isolated = (text: string) => `\u2068${text}\u2069`

/** What somebody wrote, line by line: a full stop of the other script ends its sentence, not begins it. */
export const writtenLines = (text: string) => text.split(/\n+/).map(isolated)

export const namedIn = (locale: Locale, en: string | null, ar: string | null) =>
  locale === 'ar' ? (ar ?? en) : (en ?? ar)
