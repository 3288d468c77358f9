import type { AskedSearch } from '#app/search/asked_search'
import { croppedAround, croppedAttribute } from '#app/search/cropped'
import { keyboardSwapped } from '#domain/shared/names/keyboard_swapped'
import { matchedSpans } from '#domain/shared/names/matched_spans'
import { withNumbers } from '#domain/shared/records/numbers_typed'
import { codeAttributes, type SearchDocument } from '#domain/search/search_index'

type Span = [start: number, end: number]
type Value = SearchDocument[string]

/** What is shown of a document and never searched. */
const unsearched = ['id', 'work_type']

/** A document as it was asked for: what of it, marked where it matches, and shortened. */
export function formattedHit(
  document: SearchDocument,
  asked: AskedSearch
): Record<string, unknown> {
  const names = Object.keys(document)
  const retrieved = names.filter(among(asked.attributesToRetrieve))
  const hit: Record<string, unknown> = picked(retrieved, (name) => document[name]!)
  const highlighted = among(asked.attributesToHighlight)
  const crop = cropOf(asked)
  const shown = names.filter((name) => highlighted(name) || crop(name) !== undefined)
  const spansOf = spansIn(document, asked.q)
  if (shown.length > 0) {
    hit._formatted = picked([...new Set([...retrieved, ...shown])], (name) =>
      formatted(document[name]!, spansOf(name), asked, {
        isMarked: highlighted(name),
        words: crop(name),
      })
    )
  }
  if (asked.showMatchesPosition) hit._matchesPosition = positions(document, spansOf)
  return hit
}

/** Where its texts have what was typed; where none has, what the keyboard's other layout would have written. */
function spansIn(document: SearchDocument, q: string) {
  const find = (query: string) => (name: string) => {
    const value = document[name]
    if (typeof value !== 'string' || unsearched.includes(name)) return []
    return matchedSpans(askedOf(name, query), value, { literal: codeAttributes.includes(name) })
  }
  const typed = find(q)
  const isTyped = Object.keys(document).some((name) => typed(name).length > 0)
  return isTyped ? typed : find(keyboardSwapped(q))
}

function askedOf(name: string, query: string) {
  if (name === 'phone') return query.replace(trunk, '')
  return name === 'number' ? withNumbers(query) : query
}

/** What a number begins with at home, and not where it is kept with its country. */
const trunk = /^\s*[0٠۰]+/

const among = (wanted: string[]) => (name: string) => wanted.includes('*') || wanted.includes(name)

const picked = <T>(names: string[], valueOf: (name: string) => T) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)]))

function cropOf({ attributesToCrop, cropLength }: AskedSearch) {
  const lengths = new Map(
    attributesToCrop.map((wanted) => {
      const { name, length = cropLength } = croppedAttribute(wanted)
      return [name, length] as const
    })
  )
  return (name: string) => lengths.get(name) ?? lengths.get('*')
}

type Format = { isMarked: boolean; words: number | undefined }

function formatted(value: Value, spans: Span[], asked: AskedSearch, { isMarked, words }: Format) {
  if (typeof value !== 'string') return value
  const [from, to] =
    words === undefined ? ([0, value.length] as Span) : croppedAround(value, spans, words)
  const inside = isMarked ? spans.filter(([start, end]) => start >= from && end <= to) : []
  const part = marked(value, [from, to], inside, asked)
  const { cropMarker } = asked
  return `${from > 0 ? cropMarker : ''}${part}${to < value.length ? cropMarker : ''}`
}

function marked(text: string, [from, to]: Span, spans: Span[], asked: AskedSearch) {
  let written = ''
  let at = from
  for (const [start, end] of spans) {
    const match = text.slice(start, end)
    written += `${text.slice(at, start)}${asked.highlightPreTag}${match}${asked.highlightPostTag}`
    at = end
  }
  return written + text.slice(at, to)
}

/** In bytes, as Meilisearch counts. */
function positions(document: SearchDocument, spansOf: (name: string) => Span[]) {
  const all = Object.entries(document).map(([name, value]) => {
    const bytes = (start: number, end: number) => Buffer.byteLength(String(value).slice(start, end))
    const places = spansOf(name).map(([start, end]) => ({
      start: bytes(0, start),
      length: bytes(start, end),
    }))
    return [name, places] as const
  })
  return Object.fromEntries(all.filter(([, places]) => places.length > 0))
}
