/** How a cell's number is shown; `zeros` is the least number of digits of a code such as 0000000000. */
export type NumberFormat = { shows: 'number' | 'day' | 'time' | 'length'; zeros: number }

export const plainNumber: NumberFormat = { shows: 'number', zeros: 0 }

const spans = (...pairs: [number, number][]) =>
  pairs.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))

/** Formats that every workbook has without writing them, those of East Asian editions included. */
const standard = {
  day: new Set(spans([14, 17], [22, 22], [27, 31], [36, 36], [50, 54], [57, 58])),
  time: new Set(spans([18, 21], [32, 35], [45, 45], [47, 47], [55, 56])),
  length: new Set([46]),
}

export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined) return readCode(code)
  const shows = (['day', 'time', 'length'] as const).find((one) => standard[one].has(id))
  return shows ? { shows, zeros: 0 } : plainNumber
}

const literal = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

/** The first section counts: it is the one for positive numbers. B2 before a code means Hijri. */
function readCode(code: string): NumberFormat {
  const [first = ''] = code.replace(literal, '').split(';')
  const plain = first
    .toLowerCase()
    .replace(/b[12]/, '')
    .replace(/am\/pm|a\/p/, 'h')
  if (/^general/.test(plain.trim())) return plainNumber
  if (/\[[hms]+\]/.test(plain)) return { shows: 'length', zeros: 0 }
  if (/[ydeg]/.test(plain.replace(/e[+-]/, ''))) return { shows: 'day', zeros: 0 }
  if (/[hs]/.test(plain)) return { shows: 'time', zeros: 0 }
  if (/m/.test(plain)) return { shows: 'day', zeros: 0 }
  const zeros = /^0{2,}$/.test(plain.trim()) ? plain.trim().length : 0
  return { shows: 'number', zeros }
}
