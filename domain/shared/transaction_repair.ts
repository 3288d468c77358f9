import type { Client } from 'pg'
import { beginInTenant, type Entry } from '#domain/shared/fly'

/** COMMIT was answered, but nothing was saved. */
export class CommitFailedError extends Error {
  constructor() {
    super('The transaction had failed before and was rolled back')
  }
}

type Answer = { response: { command: string } }

/** The part of knex 3.3.0's private Transaction that the repair touches; a new knex must be read before it is pinned. */
type KnexTransaction = {
  begin(connection: unknown): Promise<unknown>
  commit(connection: unknown, value: unknown): Promise<void>
  trxClient: { query(connection: unknown, sql: string): Promise<Answer> }
  _completed: boolean
  _resolver(value: unknown): void
  _rejecter(error: unknown): void
}
export type KnexClient = {
  acquireConnection(): Promise<unknown>
  releaseConnection(connection: unknown): Promise<void>
  transaction(container: unknown, config: unknown, outer: unknown): KnexTransaction
}
type TenantOptions = { entry?: Entry } | undefined

/**
 * Two repairs of knex' transactions:
 * BEGIN and entering the tenant are one flight, and `commit` rejects when COMMIT failed. knex' own resolves, and
 * PostgreSQL answers the COMMIT of an aborted transaction with ROLLBACK and no error: both would say "saved".
 */
export function repairTransactions(client: KnexClient) {
  const original = client.transaction
  client.transaction = function repaired(container, config, outer) {
    const transaction = original.call(this, container, config, outer)
    if (outer) return transaction
    const entry = (config as TenantOptions)?.entry
    if (entry) transaction.begin = (connection) => begin(transaction, connection, entry)
    transaction.commit = (connection, value) => commit(transaction, connection, value)
    return transaction
  }
}

/** BEGIN has gone ahead when entering is refused: the connection goes back to the pool without a transaction. */
async function begin(transaction: KnexTransaction, connection: unknown, entry: Entry) {
  try {
    await beginInTenant(connection as Client, entry)
  } catch (error) {
    transaction._completed = true
    await transaction.trxClient.query(connection, 'ROLLBACK;').catch(() => undefined)
    throw error
  }
}

async function commit(transaction: KnexTransaction, connection: unknown, value: unknown) {
  const sent = transaction.trxClient.query(connection, 'COMMIT;')
  transaction._completed = true
  try {
    const { response } = await sent
    if (response.command !== 'COMMIT') throw new CommitFailedError()
  } catch (error) {
    transaction._rejecter(error)
    throw error
  }
  transaction._resolver(value)
}
