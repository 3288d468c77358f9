import { lettersForgiven } from '#domain/search/ranking/edit_distance'
import { anywhere, beginning, escaped, queryWords } from '#domain/shared/lists/query_words'
import { type AskedWord, askedWords } from '#domain/shared/names/asked_words'
import { keyboardSwapped } from '#domain/shared/names/keyboard_swapped'

/** What the functions of database/finding are asked for a query, its longest words first. */
export type AskedText = {
  /** The query as the database normalises it, and its words. */
  text: string
  words: string[]
  /** What of it may be a name. */
  name: string
  /** How far a name that shares its keys may be from it. */
  farthest: number
  /** The words in turn, each beginning: a name may be typed family first or last. None for one word. */
  turned: string[]
  begun: string[]
  inside: string[]
  /** Keys of each word that may be a name, parted by spaces; the nearest way to read it, every way, a letter off. */
  closest: string[]
  exact: string[]
  /** As `exact`, but for those that are only the beginning of a name. */
  sure: string[]
  near: string[]
  /** Two patterns for each of `begun`: with one wrong letter in a word, its other half is right. */
  halves: (string | null)[]
  /** Patterns of words that are no names, such as a number. */
  loose: string[]
  /** The word of a title in which a letter may be wrong. */
  longest: string | null
}

/** For a query of one word, and for each word more; a letter that is wrong costs some eight. */
const far = { first: 10, others: 6 }
const farBlind = 3.5
/** Nobody's name has more words. */
const mostTurned = 6
/** How many words are tried with a letter wrong. */
const mostHalved = 3
/** A letter of a shorter word is never wrong. */
const shortest = 4

/** Undefined where nothing is asked for. */
export function askedText(query: string): AskedText | undefined {
  const words = queryWords(query)
  if (words.length === 0) return undefined
  const byLength = words.toSorted((one, other) => other.length - one.length)
  const asked = askedWords(query)
    .filter(({ text }) => isLettered(text))
    .toSorted((one, other) => other.text.length - one.text.length)
  const keys = (of: (word: AskedWord) => string[]) => asked.map((word) => of(word).join(' '))
  const hasNear = asked.some(({ near }) => near.length > 0)
  return {
    text: words.join(' '),
    words,
    name: words.filter(isLettered).join(' ') + (/\s$/.test(query) ? ' ' : ''),
    farthest: far.first + Math.max(0, asked.length - 1) * far.others,
    turned: turned(words),
    begun: byLength.map(beginning),
    inside: byLength.map(anywhere),
    closest: keys(({ closest }) => closest),
    exact: keys(({ exact }) => exact),
    sure: keys(({ exact }) => exact.filter((key) => !key.startsWith('^'))),
    near: hasNear ? keys(({ exact, near }) => [...exact, ...near]) : [],
    halves: byLength.slice(0, mostHalved).flatMap((word) => halvesOf(word, words.length === 1)),
    loose: asked.length > 0 ? byLength.filter((word) => !isLettered(word)).map(anywhere) : [],
    longest: byLength[0]!.length < shortest ? null : byLength[0]!,
  }
}

/**
 * The same of a query typed on the other keyboard layout: who types a name blind types it as it is written, and any letters
 * at all are somebody's on the other one.
 */
export function swappedText(query: string): AskedText | undefined {
  const other = keyboardSwapped(query)
  const swapped = other === query ? undefined : askedText(other)
  if (!swapped) return undefined
  const farthest = swapped.closest.length * farBlind
  const { begun } = swapped
  return { ...swapped, ...nothing, farthest, inside: begun, longest: null }
}

const nothing = { exact: [], sure: [], near: [], halves: [] }

/** A number is never wrong, and neither is a short word. */
function halvesOf(word: string, isAlone: boolean): (string | null)[] {
  if (lettersForgiven(word) === 0) return [null, null]
  const letters = [...word]
  const middle = Math.ceil(letters.length / 2)
  const end = letters.slice(middle)
  const isTelling = !isAlone || end.length > 2
  return [
    beginning(letters.slice(0, middle).join('')),
    isTelling ? `%${escaped(end.join(''))}%` : null,
  ]
}

const isLettered = (word: string) => /\p{L}/u.test(word)

function turned(words: string[]): string[] {
  if (words.length < 2 || words.length > mostTurned) return []
  return words.map((_, place) => [...words.slice(place), ...words.slice(0, place)].join(' '))
}
