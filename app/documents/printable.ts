import { isolated } from '#core/languages/phrases'

/** Letters without a place to break after which a line may break, so that none runs out of its column. */
const unbrokenFor = 18
const long = new RegExp(`[^\\s\\u200b]{${unbrokenFor}}(?=[^\\s\\u200b])`, 'gu')

/** What no letter is drawn for, and what would turn the letters around it. */
const unseen = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Of pictures among letters the typeface has none. */
const pictures =
  /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f\u20e3]|\u200d(?=\p{Extended_Pictographic})/gu
const letters = /[©®™‼⁉#*\d]/u

/**
 * A text that people typed, as a document shows it: in one line, in its own direction, and cut off with an ellipsis where
 * it is very long.
 */
export function printable(text: string, longest = 120): string {
  const plain = text
    .replace(/\s/gu, ' ')
    .replace(unseen, '')
    .replace(pictures, (sign) => (letters.test(sign) ? sign : ''))
    .replace(/ {2,}/g, ' ')
    .trim()
  const signs = [...plain]
  const kept =
    signs.length > longest
      ? `${signs
          .slice(0, longest - 1)
          .join('')
          .trim()}…`
      : plain
  return kept && isolated(kept.replace(long, '$&\u200b'))
}
