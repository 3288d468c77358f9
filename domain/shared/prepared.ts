import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import pg from 'pg'

/** The messages of the driver's connection that a flight is made of. */
export type Wire = {
  stream: Socket
  close(message: { type: 'S'; name: string }): void
  parse(message: { name: string; text: string }): void
  describe(message: { type: 'S'; name: string }): void
  bind(message: { statement: string; values: (string | null)[] }): void
  execute(message: { rows: number }): void
  sync(): void
}

export type Field = { name: string; dataTypeID: number }

/** How a row of a statement is read: one function for each column. */
export type Columns = { name: string; parse(text: string): unknown }[]

const statements = new Map<string, PreparedStatement>()

/** A statement that every connection parses once. Texts are constants of the code: no value ever becomes part of one. */
export function prepared(text: string) {
  const found = statements.get(text) ?? new PreparedStatement(text)
  statements.set(text, found)
  return found
}

export class PreparedStatement {
  #name: string
  #text: string
  #known = new WeakMap<Wire, Columns>()

  /** `?` marks a value, as everywhere in this code. */
  constructor(text: string) {
    let place = 0
    this.#text = text.replace(/\?/g, () => `$${++place}`)
    this.#name = `markaz_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  }

  /** Its columns, when this connection has parsed it before. */
  columnsOn(wire: Wire) {
    return this.#known.get(wire)
  }

  /** Close comes first: an earlier flight may have been parsed and failed afterwards. */
  send(wire: Wire, values: (string | null)[]) {
    if (!this.#known.has(wire)) {
      wire.close({ type: 'S', name: this.#name })
      wire.parse({ name: this.#name, text: this.#text })
      wire.describe({ type: 'S', name: this.#name })
    }
    wire.bind({ statement: this.#name, values })
    wire.execute({ rows: 0 })
  }

  /** A flight has succeeded: this connection need not parse it again. */
  keep(wire: Wire, columns: Columns) {
    this.#known.set(wire, columns)
  }

  forget(wire: Wire) {
    this.#known.delete(wire)
  }
}

export const columnsOf = (fields: Field[]): Columns =>
  fields.map(({ name, dataTypeID }) => ({
    name,
    parse: pg.types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
  }))
