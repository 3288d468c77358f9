import { createServer } from 'node:net'
import pg from 'pg'
import type { State } from '#bin/database/state'

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

export type Address = { host: string; port: number }

/** Names the socket's file only: nothing listens on the network. */
const SOCKET_NUMBER = 5432

/** A Unix socket in a private directory; on Windows, where Node has none, a free port of the loopback interface. */
export async function newAddress(state: State): Promise<Address> {
  if (process.platform !== 'win32') return { host: state.run, port: SOCKET_NUMBER }
  return { host: '127.0.0.1', port: await freePort() }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export type Account = { user: string; password: string }

export function publishConnection(
  address: Address,
  database: string,
  owner: Account,
  app: Account
): void {
  Object.assign(process.env, {
    DB_HOST: address.host,
    DB_PORT: String(address.port),
    DB_DATABASE: database,
    DB_OWNER_USER: owner.user,
    DB_OWNER_PASSWORD: owner.password,
    DB_APP_USER: app.user,
    DB_APP_PASSWORD: app.password,
  })
}

export type RunningDatabase = {
  kind: 'embedded' | 'external'
  address: Address
  /** To be called once when the process ends; the last user of an embedded server stops it. */
  release(): Promise<void>
}
