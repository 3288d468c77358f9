import { request as send } from 'node:http'
import { largest, password } from '#benchmarks/seed/centres'
import type { Seat } from '#benchmarks/load/job'
import { settings } from '#benchmarks/settings'

export const host = `${largest}.localhost`

type Answer = { status: number; cookies: string[]; location?: string; body: string }
type Question = {
  method?: string
  path: string
  headers?: Record<string, string>
  /** Sent as JSON, or as it stands. */
  body?: object | Buffer
  port?: number
}

export function ask({ method = 'GET', path, headers, body, port = settings.port }: Question) {
  return new Promise<Answer>((resolve, reject) => {
    const request = send(
      { host: '127.0.0.1', port, method, path, headers: { host, ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            cookies: response.headers['set-cookie'] ?? [],
            location: response.headers.location,
            body: text,
          })
        )
      }
    )
    request.on('error', reject)
    request.end(body instanceof Buffer ? body : body && JSON.stringify(body))
  })
}

function jarOf(...answers: string[][]): Map<string, string> {
  const jar = new Map<string, string>()
  for (const cookie of answers.flat()) {
    const [pair = ''] = cookie.split(';', 1)
    const at = pair.indexOf('=')
    jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return jar
}

const seatOf = (jar: Map<string, string>): Seat => ({
  cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  token: decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
})

export async function guestSeat(at = host): Promise<Seat> {
  const { cookies } = await ask({
    path: '/admin/login',
    headers: { host: at, accept: 'text/html' },
  })
  return seatOf(jarOf(cookies))
}

export async function signIn(email: string, seat?: Seat, at = host): Promise<Seat> {
  const { cookie, token } = seat ?? (await guestSeat(at))
  const answer = await ask({
    method: 'POST',
    path: '/admin/login',
    headers: {
      'host': at,
      'content-type': 'application/json',
      cookie,
      'x-xsrf-token': token,
      'x-inertia': 'true',
    },
    body: { email, password },
  })
  if (![302, 303].includes(answer.status)) throw new Error(`Sign-in answered ${answer.status}`)
  return seatOf(jarOf(cookie.split('; '), answer.cookies))
}

/** The version of the assets, which an Inertia request must carry. */
export async function assetsVersion() {
  const { body } = await ask({ path: '/admin/login', headers: { accept: 'text/html' } })
  return /"version":"([^"]*)"/.exec(body)?.[1] ?? ''
}
