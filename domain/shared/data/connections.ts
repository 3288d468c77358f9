import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Pool, PoolClient, QueryResult as Answer } from 'pg'
import type { Branches } from '#domain/shared/data/branch_limit'
import { UnitOverError } from '#domain/shared/data/database_errors'
import { isDatabaseUnavailable } from '#domain/shared/data/database_unavailable'
import { sendEntering } from '#domain/shared/data/entering_query'

export type Entry = {
  tenant: string
  token: string
  access: 'read write' | 'read only'
  branches: Branches
}

export type Sent = { text: string; values: readonly unknown[]; name?: string }

const enter = ({ tenant, token, branches }: Entry): Sent => ({
  name: 'enter',
  text: 'select platform.enter($1, $2, $3)',
  values: [tenant, token, branches],
})

export const entering = (entry: Entry): Sent[] => [
  { name: `begin ${entry.access}`, text: `begin ${entry.access}`, values: [] },
  enter(entry),
]

export const commit: Sent = { name: 'commit', text: 'commit', values: [] }
export const rollback: Sent = { name: 'rollback', text: 'rollback', values: [] }

/**
 * Sends a query while those before it may still be under way (pool option `pipeline`). By the extended protocol, which
 * runs one statement: with the simple one a second could follow behind a semicolon, and leave something behind for
 * whichever centre gets the connection next (docs/adr/0027-tenant-proof.md).
 */
export const send = (client: PoolClient, query: Sent): Promise<Answer> =>
  client.query({ ...query, values: query.values as unknown[], queryMode: 'extended' } as never)

/**
 * Kysely on whatever connection is right when a query is executed; it has no pool and no
 * transactions.
 */
export const kyselyOn = <Tables>(connection: () => DatabaseConnection) =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection(),
        releaseConnection: async () => {},
        beginTransaction: notHere,
        commitTransaction: notHere,
        rollbackTransaction: notHere,
        destroy: async () => {},
      }),
    },
  })

async function notHere(): Promise<never> {
  throw new Error('withTenant() begins a transaction, and joins the running one')
}

export class TransactionConnection implements DatabaseConnection {
  #isOver = false
  #widened = 0

  constructor(
    private client: PoolClient,
    private entry: Entry
  ) {}

  end() {
    this.#isOver = true
  }

  /** Enters every branch, until as many have narrowed it again as have widened it. */
  async widen() {
    if (this.#widened++ === 0) await send(this.client, enter({ ...this.entry, branches: null }))
  }

  async narrow() {
    if (--this.#widened === 0) await send(this.client, enter(this.entry))
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isOver) throw new UnitOverError()
    return told(await send(this.client, asked(query)))
  }

  streamQuery = noStream
}

type Queued = {
  query: CompiledQuery
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Statements without a transaction around them, each on the next free client. Inside a tenant they
 * are one round trip, together with what is asked before a client is free.
 */
export class BatchedConnection implements DatabaseConnection {
  #queued: Queued[] | undefined

  constructor(
    private pool: () => Pool,
    private entry?: () => Promise<Entry>
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.entry) return told(await this.#alone(query))
    return new Promise<Answer>((resolve, reject) => {
      const one = { query, resolve, reject }
      if (this.#queued) return this.#queued.push(one)
      this.#queued = [one]
      void this.#sendAll(this.#queued, this.entry!)
    }).then(told<R>)
  }

  async #alone(query: CompiledQuery) {
    const client = await this.pool().connect()
    return released(client, send(client, asked(query)))
  }

  async #sendAll(all: Queued[], entry: () => Promise<Entry>) {
    const close = () => {
      if (this.#queued === all) this.#queued = undefined
    }
    try {
      const entered = await entry()
      const client = await this.pool().connect()
      close()
      const queries = all.map(({ query }) => asked(query))
      const answers = await released(client, sendEntering(client, queries, entered))
      for (const [place, { resolve }] of all.entries()) resolve(answers[place]!)
    } catch (error) {
      close()
      for (const { reject } of all) reject(error)
    }
  }

  streamQuery = noStream
}

/**
 * A newer process's migration changed what a prepared statement answers (0A000), or the statement
 * is gone (26000), or the server is ending the connection. It would fail again, so it has to be closed.
 */
export const mustCloseAfter = (error: unknown) =>
  ['0A000', '26000'].includes((error as { code?: string }).code ?? '') ||
  isDatabaseUnavailable(error)

/** Gives the client back once its answer is there, and closes one that would fail again. */
const released = <T>(client: PoolClient, answer: Promise<T>): Promise<T> =>
  answer.then(
    (told) => {
      client.release()
      return told
    },
    (error) => {
      client.release(mustCloseAfter(error))
      throw error
    }
  )

function noStream(): never {
  throw new Error('Rows that do not fit in memory are read with a cursor: cursorRows()')
}

const asked = ({ sql, parameters, name }: CompiledQuery & { name?: string }): Sent => ({
  name,
  text: sql,
  values: parameters,
})

const writing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const told = <R>({ command, rowCount, rows }: Answer): QueryResult<R> => ({
  rows: rows as R[],
  numAffectedRows: writing.has(command) ? BigInt(rowCount ?? 0) : undefined,
})
