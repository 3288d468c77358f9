/** `key`: of the search, which is asked with it and with no cookie. */
export type Seat = { cookie: string; token: string; key?: string }

export const headersOf = ({ cookie, token, key }: Seat): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : { cookie, 'x-xsrf-token': token }

export type Job = {
  port: number
  host: string
  method: 'GET' | 'POST'
  /** Asked in turn, each connection from a place of its own. */
  paths: string[]
  /** Sent in turn beside the paths, one for each. */
  bodies?: string[]
  headers: Record<string, string>
  /** One connection each. */
  seats: Seat[]
  newStudents?: boolean
  seconds?: number
  amount?: number
  expected: number
}

export type LoadResult = {
  requests: number
  perSecond: number
  p50: number
  p99: number
  wrong: number
}
