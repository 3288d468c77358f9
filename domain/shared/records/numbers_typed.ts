import { keyboardSwapped } from '#domain/shared/names/keyboard_swapped'
import { numberPrefixes } from '#domain/shared/records/number_prefixes'

const letters = Object.values(numberPrefixes).map((prefix) => prefix.charAt(0).toLowerCase())
/** What the key of a prefix writes on the other layout of the keyboard stands for it too. */
const prefixes = new Map(
  letters.flatMap((letter) => [letter, keyboardSwapped(letter)].map((key) => [key, letter]))
)

const digit = '[0-9٠-٩۰-۹]'
const typed = new RegExp(
  `(?<![\\p{L}\\p{N}])([${[...prefixes.keys()].join('')}])[-\\s]?(${digit}{2})[-\\s]?(${digit}{2,6})(?![\\p{L}\\p{N}])`,
  'giu'
)

/**
 * A query with the numbers of people as they are written: "s260629" and "S26 0629" mean S-260629. Fewer than four digits
 * are no number.
 */
export const withNumbers = (query: string): string =>
  query.replace(
    typed,
    (_, letter: string, year: string, rest: string) =>
      `${prefixes.get(letter.toLowerCase())}-${year}${rest}`
  )
