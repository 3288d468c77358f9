import type { Figure } from '#benchmarks/figures/figure'
import { throughput } from '#benchmarks/figures/throughput'
import { loadInRounds } from '#benchmarks/load/rounds'
import { targets } from '#benchmarks/load/targets'
import { Child } from '#benchmarks/measure/child'
import { everySeat } from '#benchmarks/measure/every_seat'
import { ask, assetsVersion } from '#benchmarks/measure/visitor'
import type { Seat } from '#benchmarks/load/job'
import { largest } from '#benchmarks/seed/centres'
import { settings } from '#benchmarks/settings'

/** The kit keeps its memory as Node does. */
const noFlags: string[] = []

export async function measureLoad(postmaster: number): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  const environment = (place: number) => ({
    PORT: String(settings.port + place),
    BENCH_SLUG: largest,
  })
  const floor = new Child('benchmarks/floor/search.js', environment(1))
  const kit = new Child('benchmarks/floor/kit/server.js', environment(2), noFlags)
  try {
    await Promise.all([web, floor, kit].map((child) => child.ready()))
    const seats = await everySeat()
    const version = await assetsVersion()
    const students = await someStudents(seats[0]!, version)
    const pids = { web: web.pid, floor: floor.pid, kit: kit.pid }
    const all = await targets({ ...pids, seats, version, students })
    return throughput(await loadInRounds(all, postmaster))
  } finally {
    await Promise.all([web, floor, kit].map((child) => child.stop()))
  }
}

async function someStudents({ cookie }: Seat, version: string) {
  const ids: string[] = []
  for (let page = 1; ids.length < 1000; page += 90) {
    const path = `/admin/students?per=100&page=${page}`
    const headers = { 'x-inertia': 'true', 'x-inertia-version': version, cookie }
    const { body } = await ask({ path, headers })
    ids.push(...JSON.parse(body).props.students.rows.map(({ id }: { id: string }) => id))
  }
  return ids
}
