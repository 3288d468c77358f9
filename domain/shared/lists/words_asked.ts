import { type AskedWord, askedWords } from '#domain/shared/names/asked_words'
import { anywhere, queryWords } from '#domain/shared/lists/query_words'
import { isArticle } from '#domain/shared/names/words/particles'
import { withNumbers } from '#domain/shared/records/numbers_typed'

/**
 * A word as the lists of people look for it: a pattern of the search text, or else, in either script, one of the keys
 * `exact`; where nobody is found one of `near` too. A word of several names (Al-Harbi) is one of these for each.
 */
export type WordAsked = { pattern: string; exact: string[]; near: string[] }

const isName = ({ text }: AskedWord) => /\p{L}/u.test(text)

const leastTelling = 3

/** A list ranks nothing: of a short name with a letter wrong too much is left open. */
const isTelling = (key: string) => key.replace(/\P{L}/gu, '').length >= leastTelling

/** The words of a query as a list of people looks for them in its texts. */
export const plainWords = (query: string) => withoutArticles(queryWords(withNumbers(query)))

export function wordsAsked(query: string): WordAsked[] {
  const words = plainWords(query)
  const parts = words.map((word) => askedWords(word))
  const whole = askedWords(words.join(' '))
  // Read as one, words have their place: only the last may be unfinished, and a particle is told by what follows it
  const isWhole = whole.length === parts.flat().length
  let next = 0
  return words.flatMap((word, place) => {
    const pattern = anywhere(word)
    const read = parts[place]!.map((part) => (isWhole ? whole[next++]! : part)).filter(isName)
    if (read.length === 0) return [{ pattern, exact: [], near: [] }]
    return read.map(({ exact, near }) => ({ pattern, exact, near: near.filter(isTelling) }))
  })
}

/** Who is looked for as "Al Harbi" may be written without it, or with it as a part of the name. */
const withoutArticles = (words: string[]) =>
  words.filter((word, place) => !words[place + 1] || !isArticle(word, words[place + 1]!))
