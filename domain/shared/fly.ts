import type { Client } from 'pg'
import { type Entry, Flight } from '#domain/shared/flight'
import { prepared } from '#domain/shared/prepared'

/** The pool that knex keeps for a connection. */
export type Pool = {
  acquireConnection(): Promise<Client>
  releaseConnection(client: Client): Promise<void>
}

export type Binding = string | number | boolean | Date | string[] | null

/** The rows of one statement, in one flight; inside the tenant when one is entered. `?` marks a binding. */
export async function fly<T>(pool: Pool, sql: string, bindings: Binding[], entry?: Entry) {
  const client = await pool.acquireConnection()
  try {
    return await new Promise<T[]>((resolve, reject) => {
      client.query(new Flight<T>(prepared(sql), bindings.map(text), entry, { resolve, reject }))
    })
  } finally {
    await pool.releaseConnection(client)
  }
}

/** As PostgreSQL reads a value that comes as text. */
function text(value: Binding): string | null {
  if (value === null || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`
  return String(value)
}

const quoted = (item: string) => `"${item.replace(/["\\]/g, String.raw`\$&`)}"`
