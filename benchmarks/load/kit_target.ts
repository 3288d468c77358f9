import type { Job } from '#benchmarks/load/job'
import type { Target } from '#benchmarks/load/targets'
import { ask, host } from '#benchmarks/measure/visitor'
import { settings } from '#benchmarks/settings'

type Kit = { name: string; pid: number; visitor: 'known' | 'new' }

/**
 * A known visitor of the kit carries the cookies of an earlier answer, as everybody does after a first page. A new one
 * brings none with any request, as the load of the reference figures did.
 */
export async function kitTarget(
  { name, pid, visitor }: Kit,
  page: Job['headers']
): Promise<Target> {
  const { seconds, connections } = settings
  const port = settings.port + 2
  const path = '/students'
  const headers = { ...page, 'x-inertia-version': '1' }
  const { cookies } = visitor === 'known' ? await ask({ path, port, headers }) : { cookies: [] }
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
