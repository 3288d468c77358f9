import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Centre } from '#tests/helpers/centre/centre'

type Cleanup = (run: () => Promise<void>) => void

/**
 * An address of this machine that is a centre's: for clients that name the host by the address they
 * are told. What they send reaches the server as it is, under the centre's host.
 */
export async function addressOf(centre: Pick<Centre, 'host'>, cleanup: Cleanup) {
  const server = http.createServer((request, response) => {
    const { method, url: path, headers } = request
    const place = { host: '127.0.0.1', port: process.env.PORT }
    const passed = http.request({
      ...place,
      method,
      path,
      headers: { ...headers, host: centre.host },
    })
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(async () => {
    server.closeAllConnections()
    await new Promise<unknown>((closed) => server.close(closed))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
