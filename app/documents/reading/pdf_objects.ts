import { deflateSync, inflateSync } from 'node:zlib'

/**
 * The objects of a PDF as typst writes it: one plain table of them at the end, no streams of
 * objects, nothing encrypted. Bodies are read and written byte by byte, as Latin-1.
 */
export class PdfObjects {
  readonly bodies: Map<number, string>
  readonly #head: string
  readonly #trailer: string

  constructor(pdf: Uint8Array) {
    const text = Buffer.from(pdf).toString('latin1')
    const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
    const [, first, count] = /^xref\s+(\d+) (\d+)\s/.exec(text.slice(table, table + 40)) ?? []
    if (first !== '0') throw new Error('A PDF without a plain table of its objects')
    const starts = [...text.slice(table).matchAll(/(\d{10}) \d{5} ([nf])/g)]
      .slice(0, Number(count))
      .map(([, start, kind], number) => ({ start: Number(start), kind, number }))
      .filter(({ kind }) => kind === 'n')
      .sort((one, other) => one.start - other.start)
    this.bodies = new Map(
      starts.map(({ start, number }, place) => {
        const whole = text.slice(start, starts[place + 1]?.start ?? table)
        return [number, whole.slice(whole.indexOf('obj') + 3, whole.lastIndexOf('endobj')).trim()]
      })
    )
    this.#head = text.slice(0, starts[0]?.start ?? 0)
    this.#trailer = /trailer\s*<<([\s\S]*)>>\s*startxref/.exec(text.slice(table))?.[1] ?? ''
  }

  add(body: string): number {
    const number = Math.max(...this.bodies.keys()) + 1
    this.bodies.set(number, body)
    return number
  }

  /** The dictionary of an object, without its stream. */
  dictionary(number: number): string {
    return (this.bodies.get(number) ?? '').split(/>>\s*stream\r?\n/)[0]!
  }

  stream(number: number): string {
    const body = this.bodies.get(number) ?? ''
    const start = /stream\r?\n/.exec(body)
    if (!start) return ''
    const bytes = body.slice(start.index + start[0].length, body.lastIndexOf('endstream'))
    if (!/\/Filter\s*\/FlateDecode/.test(body.slice(0, start.index))) return bytes
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
  }

  setStream(number: number, bytes: string) {
    const others = this.dictionary(number)
      .replace(/\/Length \d+/, '')
      .replace(/\/Filter\s*\/FlateDecode/, '')
    this.bodies.set(number, streamBody(others.replace(/^\s*<</, ''), bytes))
  }

  write(): Uint8Array<ArrayBuffer> {
    const size = Math.max(...this.bodies.keys()) + 1
    const starts = new Map<number, number>()
    let text = this.#head
    for (const [number, body] of [...this.bodies].sort(([one], [other]) => one - other)) {
      starts.set(number, text.length)
      text += `${number} 0 obj\n${body}\nendobj\n\n`
    }
    const rows = Array.from({ length: size }, (_, number) => {
      const start = starts.get(number)
      return start === undefined
        ? '0000000000 65535 f\r\n'
        : `${String(start).padStart(10, '0')} 00000 n\r\n`
    })
    const trailer = this.#trailer.replace(/\/Size \d+/, `/Size ${size}`)
    const end = `xref\n0 ${size}\n${rows.join('')}trailer\n<<${trailer}>>\nstartxref\n${text.length}\n%%EOF`
    return new Uint8Array(Buffer.from(text + end, 'latin1'))
  }
}

export function streamBody(entries: string, bytes: string) {
  const packed = deflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
  return `<<${entries}\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n${packed}\nendstream`
}
