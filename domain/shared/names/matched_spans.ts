import { nameCosts } from '#domain/shared/names/name_cost'
import {
  normalisedLetter,
  normalisedLetters,
  normalisedName,
} from '#domain/shared/names/normalised_name'

type Span = [start: number, end: number]
type Word = { text: string; normalised: string; at: number }
type Matching = { isLiteral: boolean }

const words = /[\p{L}\p{M}\p{N}\p{Cf}'’‘ʿʾʼʻ`]+/gu
const mostRead = 1000
const mostWords = 12
/** A part of a word is only marked from so many letters on; a beginning always is. */
const leastWithin = 3
/** A word of another spelling or script is what was meant up to this cost. */
const meant = 5

/**
 * Where texts have what was asked for: the letters themselves, or the whole word where it is spelt otherwise. A text that is
 * literal is no name, and has no other spelling. The query is read once, and each word beside it.
 */
export function matchedSpans(query: string): (text: string, how?: Matching) => Span[] {
  const asked = (query.slice(0, mostRead).match(words) ?? []).slice(0, mostWords)
  const isOpen = !/\s$/.test(query)
  const find = asked.map((word, i) => askedWord(word, isOpen && i === asked.length - 1))
  return (text, { isLiteral } = { isLiteral: false }) => {
    const read = wordsIn(text.slice(0, mostRead))
    return joined(find.flatMap((spansIn) => spansIn(read, isLiteral)))
  }
}

function askedWord(asked: string, isUnfinished: boolean) {
  const letters = normalisedName(asked)
  const known = new Map<string, boolean>()
  let costOf: ReturnType<typeof nameCosts> | undefined
  function isMeant({ text }: Word) {
    costOf ??= nameCosts(isUnfinished ? asked : `${asked} `)
    const answer = known.get(text) ?? costOf([text]) <= meant
    known.set(text, answer)
    return answer
  }
  return (read: Word[], isLiteral: boolean): Span[] => {
    if (!letters) return []
    const literal = read.flatMap((word) => literalSpan(letters, word))
    if (isLiteral || literal.length > 0) return literal
    return read.filter(isMeant).map(({ text, at }) => [at, at + text.length])
  }
}

const wordsIn = (text: string) =>
  [...text.matchAll(words)].map(({ 0: word, index }): Word => ({
    text: word,
    normalised: normalisedLetters(word),
    at: index,
  }))

/** The letters of a word that are asked for, with the marks upon them. */
function literalSpan(asked: string, { text, normalised, at }: Word): Span[] {
  const start = normalised.indexOf(asked)
  if (start < 0 || (start > 0 && asked.length < leastWithin)) return []
  const letters = [...text]
  const written = letters.map(normalisedLetter)
  let [seen, from, to] = [0, at, at]
  for (const [i, { length }] of letters.entries()) {
    const here = written[i]!
    if (seen + here.length <= start) from += length
    if (seen < start + asked.length) to += length
    else if (here === '') to += length
    else break
    seen += here.length
  }
  return [[from, to]]
}

function joined(spans: Span[]): Span[] {
  if (spans.length < 2) return spans
  const sorted = spans.toSorted(([a], [b]) => a - b)
  const whole: Span[] = []
  for (const [start, end] of sorted) {
    const last = whole.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else whole.push([start, end])
  }
  return whole
}
