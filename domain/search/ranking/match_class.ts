import type { AskedText } from '#domain/search/ranking/asked_text'

/**
 * Best first. A person found by a beginning, by sound or with a wrong letter is 'alike', ordered by cost; 'near' is for
 * groups.
 */
const classes = ['exact', 'prefix', 'words', 'alike', 'inside', 'near'] as const

export type MatchClass = (typeof classes)[number]
type Match = { place: number; cost: number }

export const placeOf = (one: MatchClass) => classes.indexOf(one)

const familyFirst = 0.5
const unfinished = 1

/**
 * What a row's texts, normalised, are to a query that all of them together have the words of, or beginnings of words.
 * `reversed` are the names with the family name first.
 */
export function textMatch(
  { text, words }: AskedText,
  texts: string[],
  reversed: string[] = []
): Match {
  const [whole, turned] = [beginning(text, texts), beginning(text, reversed)]
  if (whole === 'exact' || turned === 'exact') return { place: placeOf('exact'), cost: 0 }
  if (whole === 'whole') return { place: placeOf('prefix'), cost: 0 }
  if (turned === 'whole') return { place: placeOf('prefix'), cost: familyFirst }
  const known = new Set(texts.flatMap((one) => one.split(' ')))
  if (words.every((word) => known.has(word))) return { place: placeOf('words'), cost: 0 }
  if (whole) return { place: placeOf('alike'), cost: unfinished }
  return { place: placeOf('alike'), cost: unfinished + familyFirst }
}

/** Whether one of the texts is the query, begins with its words, or with the beginning of its last one. */
function beginning(text: string, texts: string[]) {
  if (texts.includes(text)) return 'exact'
  if (texts.some((one) => one.startsWith(`${text} `))) return 'whole'
  return texts.some((one) => one.startsWith(text)) ? 'part' : undefined
}
