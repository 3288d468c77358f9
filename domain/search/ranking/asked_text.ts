import { begunWords, wholeWords } from '#domain/search/ranking/begun_words'
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
  /** The words as one `tsquery`, and their beginnings. */
  whole: string
  started: string
  inside: string[]
  /** Keys of each word that may be a name, parted by spaces; the nearest way to read it, every way, a letter off. */
  closest: string[]
  exact: string[]
  /** As `exact`, but for those that are only the beginning of a name. */
  sure: string[]
  near: string[]
  /** Of each word of which a half may be wrong patterns for the halves; and as a `tsquery` the first beside the other words, and these. */
  heads: (string | null)[]
  headed: (string | null)[]
  beside: (string | null)[]
  tails: (string | null)[]
  /** Patterns of words that are no names, such as a number. */
  loose: string[]
  /** The word of a title in which a letter may be wrong. */
  longest: string | null
}

/**
 * A letter that is wrong costs some five or six, less in a long word. A short word alone is soon like anybody's, so there it has
 * to be nearer; beside other words these tell who is meant.
 */
const far = { alone: [4, 4, 4, 4, 5, 5, 6.5, 6.5], first: 8, others: 6 }
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
  const halved = byLength.slice(0, mostHalved)
  const heads = halved.map(headOf)
  const others = halved.map((_, place) => byLength.toSpliced(place, 1))
  const hasNear = asked.some(({ near }) => near.length > 0)
  return {
    text: words.join(' '),
    words,
    name: words.filter(isLettered).join(' ') + (/\s$/.test(query) ? ' ' : ''),
    farthest: farthestOf(asked),
    turned: turned(words),
    begun: byLength.map(beginning),
    whole: wholeWords(byLength),
    started: begunWords(byLength),
    inside: byLength.map(anywhere),
    closest: keys(({ closest }) => closest),
    exact: keys(({ exact }) => exact),
    sure: keys(({ exact }) => exact.filter((key) => !key.startsWith('^'))),
    near: hasNear ? keys(({ exact, near }) => [...exact, ...near]) : [],
    heads: heads.map((head) => head && beginning(head)),
    headed: heads.map((head, place) => head && begunWords([head, ...others[place]!])),
    beside: others.map((some) => begunWords(some) || null),
    tails: halved.map((word) => tailOf(word, words.length === 1)),
    loose: asked.length > 0 ? byLength.filter((word) => !isLettered(word)).map(anywhere) : [],
    longest: byLength[0]!.length < shortest ? null : byLength[0]!,
  }
}

function farthestOf(asked: AskedWord[]): number {
  const [longest] = asked
  if (longest && asked.length === 1) return far.alone[longest.text.length] ?? far.first
  return far.first + Math.max(0, asked.length - 1) * far.others
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

const nothing = { exact: [], sure: [], near: [], heads: [], headed: [], beside: [], tails: [] }

/** A number is never wrong, and neither is a short word. */
const isForgiven = (word: string) => lettersForgiven(word) > 0

const half = (letters: string[]) => Math.ceil(letters.length / 2)

function headOf(word: string): string | null {
  if (!isForgiven(word)) return null
  const letters = [...word]
  return letters.slice(0, half(letters)).join('')
}

function tailOf(word: string, isAlone: boolean): string | null {
  if (!isForgiven(word)) return null
  const letters = [...word]
  const end = letters.slice(half(letters))
  return !isAlone || end.length > 2 ? `%${escaped(end.join(''))}%` : null
}

const isLettered = (word: string) => /\p{L}/u.test(word)

function turned(words: string[]): string[] {
  if (words.length < 2 || words.length > mostTurned) return []
  return words.map((_, place) => [...words.slice(place), ...words.slice(0, place)].join(' '))
}
