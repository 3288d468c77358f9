import { request, type OutgoingHttpHeaders } from 'node:http'
import { sessionCookie } from '#config/session'
import type { Visitor } from '#tests/helpers/visitor'

const token = 'XSRF-TOKEN'

export function send(
  visitor: Visitor,
  method: string,
  path: string,
  body: string,
  length = body.length
) {
  const cookies = [sessionCookie, token].map((name) => `${name}=${visitor.cookie(name)}`)
  const headers: OutgoingHttpHeaders = {
    'host': visitor.centre.host,
    'cookie': cookies.join('; '),
    'x-xsrf-token': decodeURIComponent(visitor.cookie(token)!),
    'content-type': 'application/json',
    'content-length': length,
    'x-inertia': 'true',
    'accept': 'text/html, application/xhtml+xml',
  }
  const sent = request({ port: process.env.PORT, method, path, headers, agent: false })
  sent.on('error', () => {})
  sent.write(body)
  if (length === body.length) sent.end()
  return sent
}
