import { normalisedName } from '#domain/shared/names/normalised_name'

const mostLetters = 200
const mostWords = 12
/** Shorter words are looked for only where a word begins. */
const leastAnywhere = 3

const phone = /^[+(]*[0-9][0-9 ().-]{5,}$/

/** The words of a query as `search.normalise` writes them; a phone typed with spaces is one. */
export function queryWords(query: string): string[] {
  const text = normalisedName(query.slice(0, mostLetters)).toWellFormed().replaceAll('\0', '')
  if (phone.test(text)) return [text.replace(/[^0-9]/g, '').replace(/^00/, '')]
  return [...new Set(text.split(' '))].filter(Boolean).slice(0, mostWords)
}

export const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Where a word begins with it. */
export const beginning = (word: string) => `% ${escaped(word)}%`

/** Whether a search text of the database has a word where `anywhere` looks for it. */
export const standsIn = (word: string, text: string) =>
  text.includes([...word].length < leastAnywhere ? ` ${word}` : word)

/** Anywhere in a text, as the database's `search.patterns` has it. */
export const anywhere = (word: string) =>
  [...word].length < leastAnywhere ? beginning(word) : `%${escaped(word)}%`
