import type { SheetFormat } from '#domain/imports/sheets/sheet'

type Delimiter = NonNullable<SheetFormat['delimiter']>

const delimiters: Delimiter[] = [',', ';', '\t']
const looked = 20

const hint = /^sep=([,;\t])(?:\r\n|\n|\r)/i

/** What the file says itself, else what splits most of its first lines into the same number. */
export function delimiterOf(text: string): { delimiter: Delimiter; body: string } {
  const named = hint.exec(text)
  if (named) return { delimiter: named[1] as Delimiter, body: text.slice(named[0].length) }
  const counts = countOutsideQuotes(text)
  const score = (delimiter: Delimiter) => agreement(counts.map((line) => line[delimiter] ?? 0))
  const [best] = delimiters.toSorted((one, other) => score(other) - score(one))
  return { delimiter: best!, body: text }
}

function agreement([first = 0, ...others]: number[]) {
  if (first === 0) return 0
  const same = others.filter((count) => count === first).length
  return (same + 1) * 1000 + Math.min(first, 999)
}

function countOutsideQuotes(text: string) {
  const lines: Partial<Record<string, number>>[] = [{}]
  let quoted = false
  for (const character of text.slice(0, 64 * 1024)) {
    if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === '\n' || character === '\r') {
      if (Object.keys(lines.at(-1)!).length === 0) continue
      if (lines.length === looked) break
      lines.push({})
    } else if (delimiters.includes(character as Delimiter)) {
      const line = lines.at(-1)!
      line[character] = (line[character] ?? 0) + 1
    }
  }
  return lines.filter((line) => Object.keys(line).length > 0)
}
