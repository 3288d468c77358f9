import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import pg from 'pg'
import { serialize } from 'pg-protocol'

/** The driver's connection, as far as a flight uses it. */
export type Wire = { stream: Socket }

export type Field = { name: string; dataTypeID: number }

/** How a row of a statement is read: one function for each column. */
export type Columns = { name: string; parse(text: string): unknown }[]

const execute = serialize.execute({ rows: 0 })
export const sync = serialize.sync()

const statements = new Map<string, PreparedStatement>()

/** A statement that every connection parses once. Texts are constants of the code: no value ever becomes part of one. */
export function prepared(text: string) {
  const found = statements.get(text) ?? new PreparedStatement(text)
  statements.set(text, found)
  return found
}

/** A statement that each connection parses once, and runs by its name from then on. */
export class PreparedStatement {
  #name: string
  #parsing: Uint8Array[]
  #known = new WeakMap<Wire, Columns>()

  /** `?` marks a value, as everywhere in this code. */
  constructor(text: string) {
    let place = 0
    const name = `markaz_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    this.#name = name
    this.#parsing = [
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text: text.replace(/\?/g, () => `$${++place}`) }),
      serialize.describe({ type: 'S', name }),
    ]
  }

  /** Its columns, when this connection has parsed it before. */
  columnsOn(wire: Wire) {
    return this.#known.get(wire)
  }

  /** Its messages but for the Sync. Close comes first: an earlier flight may have been parsed and failed afterwards. */
  messages(wire: Wire, values: (string | null)[]) {
    const bind = serialize.bind({ statement: this.#name, values })
    return this.#known.has(wire) ? [bind, execute] : [...this.#parsing, bind, execute]
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
