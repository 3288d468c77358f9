import autocannon from 'autocannon'
import { headersOf, type Job, type LoadResult } from '#benchmarks/load/job'
import { newStudent } from '#benchmarks/load/new_student'

process.on('message', async (job: Job) => {
  process.send?.(await run(job))
})
process.once('disconnect', () => process.exit(0))

async function run(job: Job): Promise<LoadResult> {
  let place = 0
  const statuses = new Map<number, number>()
  const result = await autocannon({
    url: `http://127.0.0.1:${job.port}`,
    connections: job.seats.length,
    ...(job.amount ? { amount: job.amount } : { duration: job.seconds }),
    method: job.method,
    headers: { ...job.headers, host: job.host },
    setupClient: (client) => {
      const seat = job.seats[place % job.seats.length]!
      const start = Math.floor((place++ * job.paths.length) / job.seats.length)
      const requests = job.paths.map((path, at) => ({
        method: job.method,
        path,
        headers: { ...job.headers, ...headersOf(seat), host: job.host },
        ...(job.bodies && { body: job.bodies[at] }),
        ...(job.newStudents && { setupRequest: withNewStudent }),
      }))
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)])
      client.on('response', (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1))
    },
  })
  const answered = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  return {
    requests: answered,
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    wrong: answered - (statuses.get(job.expected) ?? 0) + result.errors,
  }
}

const withNewStudent = (request: autocannon.Request) => ({
  ...request,
  body: JSON.stringify(newStudent()),
})
