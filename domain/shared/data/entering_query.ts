import pg, { type PoolClient, type QueryResult } from 'pg'
import type { Entry, Sent } from '#domain/shared/data/connections'

/** Statements that enter a tenant until the transaction they stand in ends. */
const entries = {
  'read write': { name: 'enter_to_write', select: 'select platform.enter($1, $2)' },
  'read only': {
    name: 'enter_to_read',
    select: `select platform.enter($1, $2), set_config('transaction_read_only', 'on', true)`,
  },
}

/** Run once on a new connection, before anything else is asked of it. */
export function prepareEntries(client: PoolClient) {
  for (const { name, select } of Object.values(entries)) {
    // Where it fails the first statement that needs it fails as well, and closes the connection
    client.query(`prepare ${name}(uuid, text) as ${select}`).catch(() => {})
  }
}

/** What is used of pg's connection; @types/pg does not describe it. */
type Wire = {
  stream: { cork(): void; uncork(): void }
  bind(message: { statement: string; values: string[] }): void
  execute(message: object): void
}

type Done = (error: Error | undefined, answer: QueryResult) => void

/** pg's Query with the methods its connection calls; @types/pg names only `submit`. */
const Query = pg.Query as unknown as new (
  config: object,
  done: Done
) => {
  submit(wire: object): unknown
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

/**
 * One statement that enters its tenant by itself: up to the Sync message PostgreSQL runs both in one transaction. Neither
 * BEGIN nor COMMIT is sent, and a commit that fails is this statement's error.
 */
class EnteringQuery extends Query {
  #isEntering = true

  constructor(
    query: Sent,
    private entry: Entry,
    done: Done
  ) {
    super({ ...query, queryMode: 'extended' }, done)
  }

  override submit(connection: object) {
    const wire = connection as Wire
    const { tenant, token, access } = this.entry
    wire.stream.cork()
    try {
      wire.bind({ statement: entries[access].name, values: [tenant, token] })
      wire.execute({})
      return super.submit(wire)
    } finally {
      wire.stream.uncork()
    }
  }

  override handleDataRow(message: unknown) {
    if (!this.#isEntering) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    if (this.#isEntering) this.#isEntering = false
    else super.handleCommandComplete(message, wire)
  }
}

export const sendEntering = (client: PoolClient, query: Sent, entry: Entry) =>
  new Promise<QueryResult>((resolve, reject) => {
    const done: Done = (error, answer) => (error ? reject(error) : resolve(answer))
    client.query(new EnteringQuery(query, entry, done) as never)
  })
