export type Seat = { cookie: string; token: string }

export type Job = {
  port: number
  host: string
  method: 'GET' | 'POST'
  /** Asked in turn, each connection from a place of its own. */
  paths: string[]
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
