import type { Submittable } from 'pg'
import {
  type Columns,
  columnsOf,
  type Field,
  type PreparedStatement,
  sync,
  type Wire,
} from '#domain/shared/prepared'

type Settle<T> = { resolve(rows: T[]): void; reject(error: unknown): void }

/** A statement with the values bound to it. */
export type Bound = { statement: PreparedStatement; values: (string | null)[] }

/**
 * One prepared statement in one flight, with another that goes ahead of it in the same flight when there is one: up to the
 * Sync message PostgreSQL runs both in one implicit transaction, so neither BEGIN nor COMMIT is sent. One that writes is
 * answered after its commit, and a commit that failed is an error.
 */
export class Flight<T> implements Submittable {
  #isAhead: boolean
  #columns: Columns = []
  #columnsAhead: Columns = []
  #rows: T[] = []

  constructor(
    private main: Bound,
    private ahead: Bound | undefined,
    private settle: Settle<T>
  ) {
    this.#isAhead = ahead !== undefined
  }

  submit(connection: object) {
    const wire = connection as Wire
    this.#columns = this.main.statement.columnsOn(wire) ?? []
    const messages = [this.ahead, this.main].flatMap(
      (bound) => bound?.statement.messages(wire, bound.values) ?? []
    )
    // One buffer, one write: the driver's own messages are one chunk each
    wire.stream.write(Buffer.concat([...messages, sync]))
  }

  handleRowDescription({ fields }: { fields: Field[] }) {
    if (this.#isAhead) this.#columnsAhead = columnsOf(fields)
    else this.#columns = columnsOf(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this.#isAhead) return
    const row: Record<string, unknown> = {}
    for (const [place, { name, parse }] of this.#columns.entries()) {
      const text = fields[place] ?? null
      row[name] = text === null ? null : parse(text)
    }
    this.#rows.push(row as T)
  }

  handleCommandComplete() {
    this.#isAhead = false
  }

  handleEmptyQuery() {}

  handleReadyForQuery(connection: object) {
    const wire = connection as Wire
    this.ahead?.statement.keep(wire, this.#columnsAhead)
    this.main.statement.keep(wire, this.#columns)
    this.settle.resolve(this.#rows)
  }

  handleError(error: Error, connection: object) {
    this.ahead?.statement.forget(connection as Wire)
    this.main.statement.forget(connection as Wire)
    this.settle.reject(error)
  }
}
