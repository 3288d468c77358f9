import pg, { type PoolClient, type QueryResult } from 'pg'
import type { Entry, Sent } from '#domain/shared/data/connections'

const entries = {
  'read write': { name: 'enter_to_write', text: 'select platform.enter($1, $2)' },
  'read only': {
    name: 'enter_to_read',
    text: `select platform.enter($1, $2), set_config('transaction_read_only', 'on', true)`,
  },
}

type Wire = {
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: string[] }): void
  execute(message: object): void
}

/**
 * The entries each connection has parsed. Where that failed PostgreSQL says so (26000), and the
 * connection is closed.
 */
const parsed = new WeakMap<object, Set<string>>()

function parseOnce(wire: Wire, entry: { name: string; text: string }) {
  const known = parsed.get(wire) ?? new Set()
  if (known.has(entry.name)) return false
  parsed.set(wire, known.add(entry.name))
  wire.parse(entry)
  return true
}

/**
 * Errors of statements that came with an entry's first Parse. pg took that answer for the
 * statement's own, and would omit the statement's Parse from now on although it may have failed, so
 * their connections are closed.
 */
const misled = new WeakSet<object>()

export const isMisled = (error: unknown) =>
  typeof error === 'object' && error !== null && misled.has(error)

type Done = (error: Error | undefined, answer: QueryResult) => void

/** pg's Query with the methods its connection calls; @types/pg does not name them. */
const Query = pg.Query as unknown as new (
  config: object,
  done: Done
) => {
  prepare(wire: Wire): void
  handleError(error: object, wire: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

/**
 * One statement that enters its tenant by itself: up to the Sync message PostgreSQL runs both in
 * one transaction. No BEGIN or COMMIT is sent, and a failing commit is this statement's error.
 */
class EnteringQuery extends Query {
  #isEntering = true
  #isFirst = false

  constructor(
    query: Sent,
    private entry: Entry,
    done: Done
  ) {
    super({ ...query, queryMode: 'extended' }, done)
  }

  /**
   * Called once pg has found nothing wrong with the query: without its Sync message the entry would
   * outlive it.
   */
  override prepare(wire: Wire) {
    const { tenant, token, access } = this.entry
    this.#isFirst = parseOnce(wire, entries[access])
    wire.bind({ statement: entries[access].name, values: [tenant, token] })
    wire.execute({})
    super.prepare(wire)
  }

  override handleError(error: object, wire: Wire) {
    if (this.#isFirst) misled.add(error)
    super.handleError(error, wire)
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
