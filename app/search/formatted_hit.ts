import type { AskedSearch } from '#app/search/asked_search'
import { croppedAround, croppedAttribute } from '#app/search/cropped'
import { keyboardSwapped } from '#domain/shared/names/keyboard_swapped'
import { matchedSpans } from '#domain/shared/names/matched_spans'
import { withNumbers } from '#domain/shared/records/numbers_typed'
import {
  codeAttributes,
  type SearchDocument,
  unsearchedAttributes,
} from '#domain/search/search_index'

type Span = [start: number, end: number]
type Spans = Map<string, Span[]>
type Value = SearchDocument[string]
type Hit = Record<string, unknown>

/** Documents as they were asked for: what of them, marked where they match, and shortened. */
export function hitFormat(asked: AskedSearch): (document: SearchDocument) => Hit {
  const isRetrieved = among(asked.attributesToRetrieve)
  const isMarked = among(asked.attributesToHighlight)
  const crop = cropOf(asked)
  const matchesIn = matching(asked.q)
  return (document) => {
    const names = Object.keys(document)
    const retrieved = names.filter(isRetrieved)
    const hit: Hit = picked(retrieved, (name) => document[name]!)
    const shown = names.filter((name) => isMarked(name) || crop(name) !== undefined)
    if (shown.length === 0 && !asked.showMatchesPosition) return hit
    const spans = matchesIn(document)
    if (shown.length > 0) {
      hit._formatted = picked([...new Set([...retrieved, ...shown])], (name) =>
        formatted(document[name]!, spans.get(name) ?? [], asked, {
          isMarked: isMarked(name),
          words: crop(name),
        })
      )
    }
    if (asked.showMatchesPosition) hit._matchesPosition = positions(document, spans)
    return hit
  }
}

/** Where a document's texts have what was typed; where none has, what the keyboard's other layout would have written. */
function matching(q: string): (document: SearchDocument) => Spans {
  const typed = finder(q)
  let swapped: typeof typed | undefined
  return (document) => {
    const found = typed(document)
    if (found.size > 0) return found
    swapped ??= finder(keyboardSwapped(q))
    return swapped(document)
  }
}

/** Only the texts that have something of the query. */
function finder(query: string): (document: SearchDocument) => Spans {
  const spansIn = matchedSpans(query)
  const ofItsOwn = new Map([
    ['phone', matchedSpans(query.replace(trunk, ''))],
    ['number', matchedSpans(withNumbers(query))],
  ])
  return (document) => {
    const found: Spans = new Map()
    for (const [name, value] of Object.entries(document)) {
      if (typeof value !== 'string' || unsearchedAttributes.includes(name)) continue
      const isLiteral = codeAttributes.includes(name)
      const spans = (ofItsOwn.get(name) ?? spansIn)(value, { isLiteral })
      if (spans.length > 0) found.set(name, spans)
    }
    return found
  }
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
function positions(document: SearchDocument, spans: Spans) {
  const all = [...spans].map(([name, found]) => {
    const bytes = (start: number, end: number) =>
      Buffer.byteLength(String(document[name]).slice(start, end))
    return [
      name,
      found.map(([start, end]) => ({ start: bytes(0, start), length: bytes(start, end) })),
    ] as const
  })
  return Object.fromEntries(all)
}
