import { editDistance, lettersForgiven } from '#domain/search/ranking/edit_distance'

/**
 * How many letters of a query differ from a text, each word from the nearest one that is left there; undefined where a word
 * differs by more than is forgiven. The last word may be the beginning of one.
 */
export function misspelt(query: string[], text: string): number | undefined {
  const words = text.split(' ')
  let letters = 0
  for (const [place, asked] of query.entries()) {
    const forgiven = lettersForgiven(asked)
    const isLast = place === query.length - 1
    const differences = words.map((word) => difference(asked, word, forgiven, isLast))
    const least = Math.min(...differences)
    if (least > forgiven) return undefined
    words.splice(differences.indexOf(least), 1)
    letters += least
  }
  return letters
}

function difference(asked: string, word: string, forgiven: number, isOpen: boolean): number {
  if (word.startsWith(asked) && (isOpen || word.length === asked.length)) return 0
  if (forgiven === 0 || word.length < asked.length - forgiven) return Infinity
  if (word.length <= asked.length + forgiven) return editDistance(asked, word)
  if (!isOpen) return Infinity
  const lengths = Array.from({ length: 2 * forgiven + 1 }, (_, at) => asked.length - forgiven + at)
  return Math.min(...lengths.map((length) => editDistance(asked, word.slice(0, length))))
}
