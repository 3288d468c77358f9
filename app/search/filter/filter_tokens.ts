import { kept } from '#app/search/wire_values'

export type Token = {
  type: 'word' | 'quoted' | 'sign' | 'end'
  text: string
  at: number
}

const pieces =
  /(?<space>\s+)|(?<word>[\p{L}\p{N}_.-]+)|(?<sign>!=|>=|<=|[=<>()[\],])|(?<quote>["'])/uy

/**
 * The words, quoted texts and signs of a filter, and its end; null where it holds anything else.
 */
export function filterTokens(filter: string): Token[] | null {
  const tokens: Token[] = []
  let at = 0
  while (at < filter.length) {
    pieces.lastIndex = at
    const found = pieces.exec(filter)?.groups
    if (!found) return null
    const { space, word, sign, quote } = found
    const text = space ?? word ?? sign
    if (text !== undefined) {
      if (space === undefined) tokens.push({ type: word === undefined ? 'sign' : 'word', text, at })
      at += text.length
      continue
    }
    const quoted = quotedFrom(filter, at, quote!)
    if (!quoted) return null
    tokens.push({ type: 'quoted', text: kept(quoted.text), at })
    at = quoted.end
  }
  return [...tokens, { type: 'end', text: '', at }]
}

/** A backslash makes the next character plain. */
function quotedFrom(filter: string, start: number, quote: string) {
  let text = ''
  for (let at = start + 1; at < filter.length; at++) {
    const letter = filter[at]!
    if (letter === quote) return { text, end: at + 1 }
    text += letter === '\\' ? (filter[++at] ?? '') : letter
  }
  return null
}
