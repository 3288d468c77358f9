import { nameCosts } from '#domain/shared/names/name_cost'
import { normalisedName } from '#domain/shared/names/normalised_name'

type Span = [start: number, end: number]

const words = /[\p{L}\p{M}\p{N}\p{Cf}'’‘ʿʾʼʻ`]+/gu
const mostRead = 1000
const mostWords = 12
/** A part of a word is only marked from so many letters on; a beginning always is. */
const leastWithin = 3
/** A word of another spelling or script is what was meant up to this cost. */
const meant = 5

/**
 * Where a text has what was asked for: the letters themselves, or the whole word where it is spelt otherwise. A text that is
 * `literal` is no name, and has no other spelling.
 */
export function matchedSpans(query: string, text: string, { literal = false } = {}): Span[] {
  const asked = (query.slice(0, mostRead).match(words) ?? []).slice(0, mostWords)
  const isOpen = !/\s$/.test(query)
  const spans = asked.flatMap((word, i) => {
    const isUnfinished = isOpen && i === asked.length - 1
    const read = text.slice(0, mostRead)
    return literal ? literalSpans(word, read) : spansOf(word, isUnfinished, read)
  })
  return joined(spans)
}

function spansOf(asked: string, isUnfinished: boolean, text: string): Span[] {
  const literal = literalSpans(asked, text)
  if (literal.length > 0 || !normalisedName(asked)) return literal
  const cost = nameCosts(isUnfinished ? asked : `${asked} `)
  return wordsIn(text)
    .filter(({ word }) => cost([word]) <= meant)
    .map(({ word, at }) => [at, at + word.length])
}

function literalSpans(asked: string, text: string): Span[] {
  const letters = normalisedName(asked)
  if (!letters) return []
  return wordsIn(text).flatMap(({ word, at }) => literalSpan(letters, word, at))
}

const wordsIn = (text: string) =>
  [...text.matchAll(words)].map((match) => ({ word: match[0], at: match.index }))

/** The letters of a word that are asked for, with the marks upon them. */
function literalSpan(asked: string, word: string, at: number): Span[] {
  const read = [...word].map((letter) => ({
    length: letter.length,
    letters: normalisedName(letter),
  }))
  const start = read
    .map(({ letters }) => letters)
    .join('')
    .indexOf(asked)
  if (start < 0 || (start > 0 && asked.length < leastWithin)) return []
  let [seen, from, to] = [0, at, at]
  for (const { length, letters } of read) {
    if (seen + letters.length <= start) from += length
    if (seen < start + asked.length) to += length
    else if (letters === '') to += length
    else break
    seen += letters.length
  }
  return [[from, to]]
}

function joined(spans: Span[]): Span[] {
  const sorted = spans.toSorted(([a], [b]) => a - b)
  const whole: Span[] = []
  for (const [start, end] of sorted) {
    const last = whole.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else whole.push([start, end])
  }
  return whole
}
