import type { Locale } from '#domain/shared/choices/locales'
import { isolate } from '#domain/shared/text/isolate'

const arabic = { ',': '،', ';': '؛' } as const

export function joined(locale: string, words: string[], mark: keyof typeof arabic = ',') {
  return words.join(`${locale.startsWith('ar') ? arabic[mark] : mark} `)
}

/** A name keeps its own direction within a sentence of the other one. */
export const isolated = (text: string) => isolate(text)

/** What somebody wrote, line by line. Isolated, so that a full stop stays at the end of a sentence in the other script. */
export const writtenLines = (text: string) => text.split(/\n+/).map(isolated)

export const namedIn = (locale: Locale, en: string | null, ar: string | null) =>
  locale === 'ar' ? (ar ?? en) : (en ?? ar)
