import type { Client } from 'pg'
import { type Bound, Flight } from '#domain/shared/flight'
import { prepared, type PreparedStatement } from '#domain/shared/prepared'

/** The pool that knex keeps for a connection. */
export type Pool = {
  acquireConnection(): Promise<Client>
  releaseConnection(client: Client): Promise<void>
}

export type Binding = string | number | boolean | Date | string[] | null

/** The tenant that is entered with the token that proves it, and whether anything may be written there. */
export type Entry = { tenantId: string; token: string; writes: boolean }

const enterToWrite = prepared('select platform.enter(?, ?)')
const enterToRead = prepared(
  `select platform.enter(?, ?), set_config('transaction_read_only', 'on', true)`
)
const begin = prepared('begin')
const beginToRead = prepared('begin read only')

/** The rows of one statement, in one flight; inside the tenant when one is entered. `?` marks a binding. */
export async function fly<T>(pool: Pool, sql: string, bindings: Binding[], entry?: Entry) {
  const client = await pool.acquireConnection()
  const ahead = entry && entering(entry.writes ? enterToWrite : enterToRead, entry)
  try {
    return await send<T>(client, { statement: prepared(sql), values: bindings.map(text) }, ahead)
  } finally {
    await pool.releaseConnection(client)
  }
}

/** Begins a transaction inside the tenant, in one flight. */
export const beginInTenant = (client: Client, entry: Entry) =>
  send(client, entering(enterToWrite, entry), {
    statement: entry.writes ? begin : beginToRead,
    values: [],
  })

const entering = (statement: PreparedStatement, { tenantId, token }: Entry): Bound => ({
  statement,
  values: [tenantId, token],
})

const send = <T>(client: Client, main: Bound, ahead: Bound | undefined) =>
  new Promise<T[]>((resolve, reject) => {
    client.query(new Flight<T>(main, ahead, { resolve, reject }))
  })

/** As PostgreSQL reads a value that comes as text. */
function text(value: Binding): string | null {
  if (value === null || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`
  return String(value)
}

const quoted = (item: string) => `"${item.replace(/["\\]/g, String.raw`\$&`)}"`
