import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import server from '@adonisjs/core/services/server'
import type { Test } from '@japa/runner/core'

/**
 * The server of the tests dies to whoever talks to it: every connection is cut, also that of a request it is working on,
 * and nobody can open another one until it is raised.
 */
export async function cutServer(test: Test) {
  const http = server.getNodeServer()!
  const { address, port } = http.address() as AddressInfo
  const closed = once(http, 'close')
  http.close()
  http.closeAllConnections()
  await closed
  const raise = async () => {
    if (http.listening) return
    http.listen(port, address)
    await once(http, 'listening')
  }
  test.cleanup(raise)
  return { raise }
}
