import { createRequire } from 'node:module'
import type bidiModule from 'bidi-js'

/** Its types say another way to load it than it has. */
const createBidi = createRequire(import.meta.url)('bidi-js') as typeof bidiModule.default
const bidi = createBidi()

/** The signs of a text from the left to the right, as UAX #9 orders them in a line of a direction. */
export function visualOrder(text: string, direction: 'ltr' | 'rtl') {
  const order = bidi.getReorderedIndices(text, bidi.getEmbeddingLevels(text, direction))
  return order.map((at) => text[at]!).join('')
}

/** Lines of both directions in which a text stands alone or beside words and figures of either script. */
export const linesAround = (['ltr', 'rtl'] as const).flatMap((direction) =>
  ['', 'أحمد ', 'Room A1 ', 'القاعة ١٢ ', '12 ', '(', 'مجموعة B2: '].flatMap((before) =>
    ['', ' أحمد', ' Room', ' ١٢', ' 12', ')', '.'].map((after) => ({ direction, before, after }))
  )
)

/** How a text appears in a line, without the marks that nobody sees. */
export function seenIn({ direction, before, after }: (typeof linesAround)[number], text: string) {
  const marked = `${before}\ue000${text}\ue001${after}`
  const levels = bidi.getEmbeddingLevels(marked, direction)
  const order = bidi.getReorderedIndices(marked, levels)
  const [first, last] = [before.length, marked.length - after.length - 1]
  return order
    .filter((at) => at > first && at < last)
    .map((at) => marked[at]!)
    .join('')
    .replace(/[\u061c\u2060-\u2069]/gu, '')
    .replace(/\u00a0/gu, ' ')
}
