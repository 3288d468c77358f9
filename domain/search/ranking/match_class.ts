import type { AskedText } from '#domain/search/ranking/asked_text'

/** How a text may match what is asked, the best first. */
const classes = ['exact', 'prefix', 'words', 'begun', 'keyed', 'inside', 'near'] as const

export type MatchClass = (typeof classes)[number]

export const placeOf = (one: MatchClass) => classes.indexOf(one)

/** What a row's texts, normalised, are to a query that all of them together have the words of. */
export function textClass({ text, words }: AskedText, texts: string[]): MatchClass {
  if (texts.includes(text)) return 'exact'
  if (texts.some((one) => one.startsWith(text))) return 'prefix'
  const whole = new Set(texts.flatMap((one) => one.split(' ')))
  return words.every((word) => whole.has(word)) ? 'words' : 'begun'
}
