import { createServer } from 'node:net'
import type { State } from '#bin/database/state'

/** Where a server is reached: a host name, or the directory of its Unix socket. */
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
