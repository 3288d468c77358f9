import { atMost, type Figure } from '#benchmarks/figures/figure'
import { Load } from '#benchmarks/load/load'
import { Child } from '#benchmarks/measure/child'
import { residentMegabytes } from '#benchmarks/measure/processor_time'
import { everySeat } from '#benchmarks/measure/every_seat'
import { assetsVersion, host } from '#benchmarks/measure/visitor'
import { samples, settings } from '#benchmarks/settings'

const amount = samples(10_000)

/** Resident memory of a fresh web process before and after 10,000 lists at 16 at once. */
export async function memory(): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  const load = new Load()
  try {
    await web.ready()
    const idle = residentMegabytes(web.pid)
    const seats = await everySeat()
    const headers = { 'x-inertia': 'true', 'x-inertia-version': await assetsVersion() }
    const { port } = settings
    const paths = ['/admin/students', '/admin/students?page=200', '/admin/students?status=active']
    await load.run({ port, host, method: 'GET', paths, headers, seats, amount, expected: 200 })
    const after = residentMegabytes(web.pid)
    const value = `${after.toFixed(0)} MB (${idle.toFixed(0)} idle)`
    const name = 'web process after 10,000 requests'
    return [{ name, value, measured: after, bound: atMost(250, 'MB') }]
  } finally {
    await Promise.all([load.stop(), web.stop()])
  }
}
