export type Seat = { cookie: string; token: string }

/** What the load process is asked to do for one slice; its answer is a LoadResult. */
export type Job = {
  port: number
  host: string
  method: 'GET' | 'POST'
  /** Asked in turn, each connection from a place of its own. */
  paths: string[]
  /** Sent with every request. */
  headers: Record<string, string>
  /** One connection each. */
  seats: Seat[]
  /** Every request brings another new student. */
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
