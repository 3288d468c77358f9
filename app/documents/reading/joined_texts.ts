import { codesOf, isString } from '#app/documents/reading/content_tokens'
import type { FontCodes } from '#app/documents/reading/font_codes'
import { TextFlow } from '#app/documents/reading/text_flow'

/** A text at a place, with what opens and closes it as marked content. */
interface Piece {
  mcid: number | undefined
  /** Its tag with number, and language where it isn’t the document’s; empty for what isn’t tagged. */
  opening: string[]
  x: number
  y: number
  style: string
  body: string[]
  end: number
}

interface Joining {
  tokens: string[]
  /** The element of the structure that a piece belongs to, by its number in the page. */
  owners: string[]
  fontOf: (name: string) => FontCodes | undefined
}

/**
 * Typst draws each mark that is raised as a text of its own, in the middle of a word: it joins the
 * next text here and the one before, because readers take every text for words of its own.
 */
export function joinedTexts({ tokens, owners, fontOf }: Joining): string[] {
  const written: string[] = []
  let at = 0
  while (at < tokens.length) {
    const chain = chainAt(at)
    if (chain.length > 0) written.push(...joined(chain, fontOf))
    else written.push(tokens[at]!)
    at = chain.at(-1)?.end ?? at + 1
  }
  return written

  function chainAt(start: number): Piece[] {
    const first = pieceAt(tokens, start)
    const chain = first ? [first] : []
    for (let last = first; last;) {
      const next = pieceAt(tokens, last.end)
      const isOne = next && (isOnlyMarks(last) || isOnlyMarks(next)) && belong(last, next)
      if (isOne) chain.push(next)
      last = isOne ? next : undefined
    }
    return chain
  }

  function belong(one: Piece, other: Piece) {
    const owner = ({ mcid }: Piece) => (mcid === undefined ? undefined : owners[mcid])
    const language = ({ opening }: Piece) => opening.slice(4).join(' ')
    return (
      one.style === other.style && owner(one) === owner(other) && language(one) === language(other)
    )
  }

  function isOnlyMarks({ body }: Piece) {
    const font = body[body.indexOf('Tf') - 2] ?? ''
    const drawn = body.filter(
      (token, place) => isString(token) && body[place - 1] !== '/ActualText'
    )
    const codes = drawn.flatMap(codesOf)
    return codes.every((code) => fontOf(font.slice(1))?.isMark(code))
  }
}

/**
 * The others are drawn in the measure of the first text; numbers that are no longer needed stay,
 * empty.
 */
function joined(chain: Piece[], fontOf: Joining['fontOf']): string[] {
  const [first] = chain as [Piece, ...Piece[]]
  const text = ['q', '1', '0', '0', '-1', String(first.x), String(first.y), 'cm']
  text.push(first.style, 'BT')
  const flow = new TextFlow(fontOf)
  for (const { x, y, body } of chain) flow.add(body, x - first.x, first.y - y)
  text.push(...flow.written, 'ET', 'Q')
  if (first.mcid === undefined) return text
  const unused = chain.slice(1).flatMap(({ opening }) => [...opening, 'EMC'])
  return [...first.opening, ...text, 'EMC', ...unused]
}

function pieceAt(tokens: string[], start: number): Piece | undefined {
  const opening = openingAt(tokens, start)
  const isMarked = opening.length > 0
  const from = start + opening.length
  const matrix = tokens.slice(from, from + 8)
  if (matrix[0] !== 'q' || matrix[7] !== 'cm' || matrix.slice(1, 5).join(' ') !== '1 0 0 -1')
    return undefined
  const begins = tokens.indexOf('BT', from)
  const ends = tokens.indexOf('ET', from)
  const style = tokens.slice(from + 8, begins)
  const isPlain =
    begins > 0 && style.length < 20 && !style.some((one) => /^(q|Q|cm|Do|re)$/.test(one))
  const closing = isMarked ? ['Q', 'EMC'] : ['Q']
  if (!isPlain || closing.some((one, at) => tokens[ends + 1 + at] !== one)) return undefined
  return {
    mcid: isMarked ? Number(opening[3]) : undefined,
    opening,
    x: Number(matrix[5]),
    y: Number(matrix[6]),
    style: style.join(' '),
    body: tokens.slice(begins + 1, ends),
    end: ends + 1 + closing.length,
  }
}

/** `/Span << /MCID 7 /Lang (ar) >> BDC`, the language only where it differs. */
function openingAt(tokens: string[], start: number): string[] {
  if (tokens[start + 2] !== '/MCID') return []
  const opening = tokens.slice(start, tokens.indexOf('BDC', start) + 1)
  return opening.length <= 8 && opening.at(-2) === '>>' ? opening : []
}
