import type { Submittable } from 'pg'
import {
  type Columns,
  columnsOf,
  type Field,
  type PreparedStatement,
  sync,
  type Wire,
} from '#domain/shared/prepared'

type Settle = { resolve(answers: object[][]): void; reject(error: unknown): void }

/** A statement with the values bound to it. */
export type Bound = { statement: PreparedStatement; values: (string | null)[] }

/**
 * Prepared statements in one flight; answers the rows of each. Up to the Sync message PostgreSQL runs them in one implicit
 * transaction, so neither BEGIN nor COMMIT is sent. What writes is answered after its commit, and a commit that failed is
 * an error, as is every statement beside one that failed.
 */
export class Flight implements Submittable {
  /** Which of the statements is being answered. */
  #place = 0
  #columns: Columns[] = []
  #answers: object[][]

  constructor(
    private statements: Bound[],
    private settle: Settle
  ) {
    this.#answers = statements.map(() => [])
  }

  submit(connection: object) {
    const wire = connection as Wire
    this.#columns = this.statements.map(({ statement }) => statement.columnsOn(wire) ?? [])
    const messages = this.statements.flatMap(({ statement, values }) =>
      statement.messages(wire, values)
    )
    // One buffer, one write: the driver's own messages are one chunk each
    wire.stream.write(Buffer.concat([...messages, sync]))
  }

  handleRowDescription({ fields }: { fields: Field[] }) {
    this.#columns[this.#place] = columnsOf(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const row: Record<string, unknown> = {}
    for (const [place, { name, parse }] of this.#columns[this.#place]!.entries()) {
      const text = fields[place] ?? null
      row[name] = text === null ? null : parse(text)
    }
    this.#answers[this.#place]!.push(row)
  }

  handleCommandComplete() {
    this.#place += 1
  }

  handleEmptyQuery() {}

  handleReadyForQuery(connection: object) {
    for (const [place, { statement }] of this.statements.entries()) {
      statement.keep(connection as Wire, this.#columns[place]!)
    }
    this.settle.resolve(this.#answers)
  }

  handleError(error: Error, connection: object) {
    for (const { statement } of this.statements) statement.forget(connection as Wire)
    this.settle.reject(error)
  }
}
