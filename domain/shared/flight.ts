import type { Submittable } from 'pg'
import {
  type Columns,
  columnsOf,
  type Field,
  prepared,
  type PreparedStatement,
  sync,
  type Wire,
} from '#domain/shared/prepared'

type Settle<T> = { resolve(rows: T[]): void; reject(error: unknown): void }

const enter = prepared(
  `select set_config('app.tenant_id', ?, true), set_config('transaction_read_only', 'on', true)`
)

/**
 * One prepared statement in one flight. With a tenant, the statement that enters it goes ahead in the same flight: up to
 * the Sync message PostgreSQL runs both in one implicit transaction, read-only, so neither BEGIN nor COMMIT is sent.
 */
export class Flight<T> implements Submittable {
  #entering: boolean
  #columns: Columns = []
  #enterColumns: Columns = []
  #rows: T[] = []

  constructor(
    private statement: PreparedStatement,
    private values: (string | null)[],
    private tenantId: string | undefined,
    private settle: Settle<T>
  ) {
    this.#entering = tenantId !== undefined
  }

  submit(connection: object) {
    const wire = connection as Wire
    this.#columns = this.statement.columnsOn(wire) ?? []
    const first = this.tenantId === undefined ? [] : enter.messages(wire, [this.tenantId])
    // One buffer, one write: the driver's own messages are one chunk each
    wire.stream.write(
      Buffer.concat([...first, ...this.statement.messages(wire, this.values), sync])
    )
  }

  handleRowDescription({ fields }: { fields: Field[] }) {
    if (this.#entering) this.#enterColumns = columnsOf(fields)
    else this.#columns = columnsOf(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this.#entering) return
    const row: Record<string, unknown> = {}
    for (const [place, { name, parse }] of this.#columns.entries()) {
      const text = fields[place] ?? null
      row[name] = text === null ? null : parse(text)
    }
    this.#rows.push(row as T)
  }

  handleCommandComplete() {
    this.#entering = false
  }

  handleEmptyQuery() {}

  handleReadyForQuery(connection: object) {
    const wire = connection as Wire
    if (this.tenantId !== undefined) enter.keep(wire, this.#enterColumns)
    this.statement.keep(wire, this.#columns)
    this.settle.resolve(this.#rows)
  }

  handleError(error: Error, connection: object) {
    enter.forget(connection as Wire)
    this.statement.forget(connection as Wire)
    this.settle.reject(error)
  }
}
