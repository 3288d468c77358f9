import type { Client } from 'pg'
import { type Bound, Flight } from '#domain/shared/flight'
import { prepared } from '#domain/shared/prepared'

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

/** A statement as it is asked; `?` marks a binding. */
export type Asked = { sql: string; bindings: Binding[] }

/** The rows of one statement, in one flight; inside the tenant when one is entered. */
export async function fly<T>(pool: Pool, asked: Asked, entry?: Entry): Promise<T[]> {
  const [rows] = await flyTogether(pool, () => [asked], entry)
  return rows as T[]
}

/** The rows of each of several statements, in one flight; they are named once there is a connection for them. */
export async function flyTogether(pool: Pool, name: () => Asked[], entry?: Entry) {
  const client = await pool.acquireConnection()
  const ahead = entry ? [entering(entry)] : []
  try {
    const answers = await send(client, [...ahead, ...name().map(bound)])
    return answers.slice(ahead.length)
  } finally {
    await pool.releaseConnection(client)
  }
}

/** Begins a transaction inside the tenant, in one flight. */
export const beginInTenant = (client: Client, entry: Entry) =>
  send(client, [
    { statement: entry.writes ? begin : beginToRead, values: [] },
    entering({ ...entry, writes: true }),
  ])

const bound = ({ sql, bindings }: Asked): Bound => ({
  statement: prepared(sql),
  values: bindings.map(text),
})

const entering = ({ tenantId, token, writes }: Entry): Bound => ({
  statement: writes ? enterToWrite : enterToRead,
  values: [tenantId, token],
})

const send = (client: Client, statements: Bound[]) =>
  new Promise<object[][]>((resolve, reject) => {
    client.query(new Flight(statements, { resolve, reject }))
  })

/** As PostgreSQL reads a value that comes as text. */
function text(value: Binding): string | null {
  if (value === null || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`
  return String(value)
}

const quoted = (item: string) => `"${item.replace(/["\\]/g, String.raw`\$&`)}"`
