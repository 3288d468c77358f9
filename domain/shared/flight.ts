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

/** The tenant a flight enters, and whether it may write there. */
export type Entry = { tenantId: string; writes: boolean }

const enterToWrite = prepared(`select set_config('app.tenant_id', ?, true)`)
const enterToRead = prepared(
  `select set_config('app.tenant_id', ?, true), set_config('transaction_read_only', 'on', true)`
)

/**
 * One prepared statement in one flight. With a tenant, the statement that enters it goes ahead in the same flight: up to
 * the Sync message PostgreSQL runs both in one implicit transaction, so neither BEGIN nor COMMIT is sent. It is read-only
 * unless the entry says otherwise; one that writes is answered after its commit, and a commit that failed is an error.
 */
export class Flight<T> implements Submittable {
  #enter: PreparedStatement | undefined
  #entering: boolean
  #columns: Columns = []
  #enterColumns: Columns = []
  #rows: T[] = []

  constructor(
    private statement: PreparedStatement,
    private values: (string | null)[],
    private entry: Entry | undefined,
    private settle: Settle<T>
  ) {
    this.#enter = entry && (entry.writes ? enterToWrite : enterToRead)
    this.#entering = entry !== undefined
  }

  submit(connection: object) {
    const wire = connection as Wire
    this.#columns = this.statement.columnsOn(wire) ?? []
    const first = this.#enter?.messages(wire, [this.entry!.tenantId]) ?? []
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
    this.#enter?.keep(wire, this.#enterColumns)
    this.statement.keep(wire, this.#columns)
    this.settle.resolve(this.#rows)
  }

  handleError(error: Error, connection: object) {
    this.#enter?.forget(connection as Wire)
    this.statement.forget(connection as Wire)
    this.settle.reject(error)
  }
}
