import type { Job } from '#benchmarks/load/job'
import type { Target } from '#benchmarks/load/targets'
import { ask, host } from '#benchmarks/measure/visitor'
import { settings } from '#benchmarks/settings'

type Kit = { name: string; pid: number; port: number }

/** A visitor of the kit carries the cookies of an earlier answer, if it gives any, as everyone but a newcomer does. */
export async function kitTarget({ name, pid, port }: Kit, page: Job['headers']): Promise<Target> {
  const { seconds, connections } = settings
  const path = '/students'
  const headers = { ...page, 'x-inertia-version': '1' }
  const { cookies } = await ask({ path, port, headers })
  const seat = { cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '), token: '' }
  const seats = Array.from({ length: connections }, () => seat)
  const job: Job = {
    port,
    host,
    method: 'GET',
    paths: [path],
    headers,
    seats,
    seconds,
    expected: 200,
  }
  const check = async () => {
    const { body } = await ask({ path, port, headers: { ...headers, cookie: seat.cookie } })
    if (JSON.parse(body).props?.students.rows.length !== 25) throw new Error(body)
  }
  return { name, job, pid, check }
}
