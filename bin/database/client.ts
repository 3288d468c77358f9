import pg from 'pg'
import type { Address } from '#bin/database/address'

export type Login = { user: string; password: string; database: string }

/** Opens one connection; the caller ends it. */
export async function openClient(address: Address, login: Login): Promise<pg.Client> {
  const { user, password, database } = login
  const client = new pg.Client({
    ...address,
    user,
    password,
    database,
    connectionTimeoutMillis: 5000,
  })
  // A connection that breaks while idle must not end the process: the next query tells
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
