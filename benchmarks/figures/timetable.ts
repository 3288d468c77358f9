import type pg from 'pg'
import type { Address } from '#bin/database/connection'
import { openClient } from '#bin/database/connection'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { bookings } from '#benchmarks/figures/bookings'
import { pageHeaders } from '#benchmarks/load/visits'
import { watchTrips } from '#benchmarks/figures/round_trips'
import { Child } from '#benchmarks/measure/child'
import { everySeat } from '#benchmarks/measure/every_seat'
import { ask, assetsVersion } from '#benchmarks/measure/visitor'
import { clearTimetable, timetabled } from '#benchmarks/seed/timetable_rows'
import { settings } from '#benchmarks/settings'

const [dates, few] = [500, 5]
const plan = (count: number) => `/admin/bench/timetable?dates=${count}`
const save = (count: number) => `${plan(count)}&save=1`

type Headers = Record<string, string>
type Asking = { owner: pg.Client; web: Child; fixed: Headers; headers: Headers }

/** Planning 500 class sessions beside 100,000, looked at and saved, and many who book the same rooms and instructors. */
export async function timetableFigures(address: Address): Promise<Figure[]> {
  const owner = await openClient(address, {
    database: settings.database,
    user: process.env.DB_OWNER_USER!,
    password: process.env.DB_OWNER_PASSWORD!,
  })
  const web = new Child('benchmarks/server/web.js', { BENCH_WIRE: '1' })
  try {
    await clearTimetable(owner)
    await web.ready()
    const seats = await everySeat()
    const fixed = pageHeaders(await assetsVersion())
    const asking = { owner, web, fixed, headers: { cookie: seats[0]!.cookie } }
    return [
      ...(await statements(asking)),
      ...(await speed(asking)),
      ...(await bookings(owner, seats, fixed)),
    ]
  } finally {
    await clearTimetable(owner)
    await owner.end()
    await web.stop()
  }
}

async function statements({ owner, web, headers }: Asking): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries({ preview: plan, saving: save })) {
    const seen: number[] = []
    for (const count of [dates, few]) {
      const clear = () => clearTimetable(owner)
      seen.push(
        (await watchTrips(web, path(count), headers, { times: 3, before: clear })).statements
      )
    }
    const [many, less] = seen as [number, number]
    figures.push({
      name: `${name} of ${dates} sessions, statements beside those of ${few}`,
      value: `${many} statements`,
      floor: `${less}`,
      measured: many - less,
      bound: atMost(0, 'more'),
    })
  }
  return figures
}

async function speed({ owner, fixed, headers }: Asking): Promise<Figure[]> {
  const taken: Record<string, number[]> = { fixed: [], preview: [], saving: [] }
  for (let round = 0; round < settings.rounds; round++) {
    for (let time = 0; time < 10; time++)
      taken.fixed!.push(await timed('/admin/bench/fixed', { ...fixed, ...headers }))
    for (let time = 0; time < 3; time++) taken.preview!.push(await timed(plan(dates), headers))
    taken.saving!.push(await timed(save(dates), headers))
    await clearTimetable(owner)
  }
  const floor = median(taken.fixed!)
  return ['preview', 'saving'].map((name) => {
    const ours = median(taken[name]!)
    return {
      name: `${name} of ${dates} sessions beside ${timetabled}, p50`,
      value: `${ours.toFixed(0)} ms, ${(ours / floor).toFixed(0)} times the fixed route`,
      floor: `${floor.toFixed(1)} ms fixed`,
      measured: ours,
      bound: atMost(1000, 'ms'),
    }
  })
}

async function timed(path: string, headers: Headers) {
  const began = performance.now()
  const { status, body } = await ask({ path, headers })
  const spent = performance.now() - began
  const isWhole = !path.includes('dates') || JSON.parse(body).sessions === dates
  if (status !== 200 || !isWhole)
    throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
  return spent
}
