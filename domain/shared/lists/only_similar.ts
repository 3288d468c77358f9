import { standsIn } from '#domain/shared/lists/query_words'
import { plainWords } from '#domain/shared/lists/words_asked'

type Shown = { search_text: string }
type Meta = { last_page: number }

/**
 * Said of a list of people where everybody found is on this page and nobody has the words that were typed: they sound like
 * these, or are a letter off.
 */
export function onlySimilar(query: string, rows: Shown[], { last_page }: Meta) {
  const words = plainWords(query)
  const isGuess =
    words.length > 0 &&
    rows.length > 0 &&
    last_page === 1 &&
    !rows.some(({ search_text: text }) => words.every((word) => standsIn(word, text)))
  return isGuess ? { only_similar: true as const } : {}
}
