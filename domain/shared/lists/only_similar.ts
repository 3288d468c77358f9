import { standsIn } from '#domain/shared/lists/query_words'
import { plainWords } from '#domain/shared/lists/words_asked'
import { speltOtherwise } from '#domain/shared/names/spelt_otherwise'
import type { StoredNames } from '#domain/shared/text/person_names'

type Shown = { search_text: string } & StoredNames
type Meta = { last_page: number }

/**
 * Said of a list of people where everybody found is on this page and nobody has the words that were typed, in
 * whichever spelling: a letter is off, or they only sound alike.
 */
export function onlySimilar(query: string, rows: Shown[], { last_page }: Meta) {
  const words = plainWords(query)
  const isCalledSo = speltOtherwise(query)
  const isGuess =
    words.length > 0 &&
    rows.length > 0 &&
    last_page === 1 &&
    !rows.some((row) => words.every((word) => standsIn(word, row.search_text)) || isCalledSo(row))
  return isGuess ? { only_similar: true as const } : {}
}
