import pg, { type PoolClient, type QueryResult } from 'pg'
import type { Entry, Sent } from '#domain/shared/data/connections'

const entries = {
  'read write': { name: 'enter_to_write', text: 'select platform.enter($1, $2, $3)' },
  'read only': {
    name: 'enter_to_read',
    text: `select platform.enter($1, $2, $3), set_config('transaction_read_only', 'on', true)`,
  },
}

type Wire = {
  /** Texts by name: those PostgreSQL has said it knows, and those it was sent since. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: unknown[] }): void
  execute(message: object): void
  sync(): void
}

type Done = (error: Error | undefined, answer: QueryResult) => void

/** pg's Query with the methods its client calls; @types/pg does not name them. */
const Query = pg.Query as unknown as new (
  config: object,
  done?: Done
) => {
  name?: string
  text: string
  _result: { _types: unknown }
  hasBeenParsed(wire: Wire): boolean
  submit(wire: Wire): Error | null
  prepare(wire: Wire): void
  _getRows(wire: Wire): void
  handleError(error: object, wire: Wire): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleReadyForQuery(wire: Wire): void
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
  .utils

/** One of the statements that share a Sync message. */
class Part extends Query {
  readonly answer: Promise<QueryResult>

  /** Values are written here: one that can't be is refused before anything is under way. */
  constructor(query: Sent) {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>()
    const values = query.values.map((value) => prepareValue(value))
    super({ ...query, values, queryMode: 'extended' }, (error, answer) =>
      error ? reject(error) : resolve(answer)
    )
    this.answer = promise
  }

  override _getRows(wire: Wire) {
    wire.execute({})
  }

  /** As pg refuses a query whose name another one has. */
  refusal({ parsedStatements, submittedNamedStatements }: Wire) {
    if (!this.name) return null
    const known = parsedStatements[this.name] ?? submittedNamedStatements[this.name]
    if (known === undefined || known === this.text) return null
    return new Error(`Prepared statements must be unique: ${this.name} has another text`)
  }
}

/**
 * Statements that enter their tenant by themselves: up to the Sync message PostgreSQL runs them in
 * one transaction. No BEGIN or COMMIT is sent, and a failing commit is their error. pg's client
 * takes them for one query. What was parsed it keeps by the name and text which that has then:
 * those of the entry, and of each statement in its turn.
 */
class EnteringQuery extends Query {
  #answering: Part | undefined
  #coming: Part[]

  constructor(
    private parts: Part[],
    private entry: Entry
  ) {
    super({ ...entries[entry.access], queryMode: 'extended' })
    this.#coming = [...parts]
  }

  override submit(wire: Wire) {
    for (const part of this.parts) {
      const refusal = part.refusal(wire)
      if (refusal) return refusal
    }
    return super.submit(wire)
  }

  override prepare(wire: Wire) {
    const { tenant, token, access, branches } = this.entry
    const { name, text } = entries[access]
    if (!this.hasBeenParsed(wire)) {
      wire.parse({ name, text })
      wire.submittedNamedStatements[name] = text
    }
    wire.bind({ statement: name, values: [tenant, token, prepareValue(branches)] })
    wire.execute({})
    for (const part of this.parts) part.prepare(wire)
    wire.sync()
  }

  override handleRowDescription(message: unknown) {
    const part = this.#answering!
    part._result._types = this._result._types
    part.handleRowDescription(message)
  }

  override handleDataRow(message: unknown) {
    this.#answering?.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    this.#answering?.handleCommandComplete(message, wire)
    this.#answering = this.#coming.shift()
    this.name = this.#answering?.name
    this.text = this.#answering?.text ?? ''
  }

  /** Nothing that comes behind a failure is parsed. */
  override handleError(error: object, wire: Wire) {
    for (const { name } of this.#coming) if (name) delete wire.submittedNamedStatements[name]
    for (const part of this.parts) part.handleError(error, wire)
  }

  override handleReadyForQuery(wire: Wire) {
    for (const part of this.parts) part.handleReadyForQuery(wire)
  }
}

/** In one round trip and one transaction: they succeed together or fail together. */
export async function sendEntering(client: PoolClient, queries: Sent[], entry: Entry) {
  const parts = queries.map((query) => new Part(query))
  client.query(new EnteringQuery(parts, entry) as never)
  return Promise.all(parts.map(({ answer }) => answer))
}
