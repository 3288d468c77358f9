import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import type { Address } from '#bin/database/connection'
import { atLeast, atMost, type Figure, median } from '#benchmarks/figures/figure'
import { bookings } from '#benchmarks/figures/bookings'
import { loadInRounds } from '#benchmarks/load/rounds'
import { pageHeaders, type Props, visits } from '#benchmarks/load/visits'
import { Child } from '#benchmarks/measure/child'
import { everySeat } from '#benchmarks/measure/every_seat'
import { ask, assetsVersion } from '#benchmarks/measure/visitor'
import { openOwner } from '#benchmarks/seed/open_owner'
import { clearTimetable, fortnight, rooms, timetabled } from '#benchmarks/seed/timetable_rows'
import { settings } from '#benchmarks/settings'

const dates = 500
const plan = (count: number) => `/admin/bench/timetable?dates=${count}`
const save = (count: number) => `${plan(count)}&save=1`

type Headers = Record<string, string>
type Asking = { owner: pg.Client; fixed: Headers; headers: Headers }

/** Planning 500 class sessions beside 100,000, looked at and saved, and many who book the same rooms and instructors. */
export async function timetableFigures(postmaster: number, address: Address): Promise<Figure[]> {
  const owner = await openOwner(address)
  const web = new Child('benchmarks/server/web.js')
  try {
    await clearTimetable(owner)
    await web.ready()
    const seats = await everySeat()
    const version = await assetsVersion()
    const fixed = pageHeaders(version)
    const visit = visits({ web: web.pid, seats, version })
    const asking = { owner, fixed, headers: { cookie: seats[0]!.cookie } }
    return [
      ...(await speed(asking)),
      await search(asking),
      await calendar(asking),
      await list(visit, postmaster),
      ...(await bookings(owner, seats, fixed)),
    ]
  } finally {
    await clearTimetable(owner)
    await owner.end()
    await web.stop()
  }
}

async function speed({ owner, fixed, headers }: Asking): Promise<Figure[]> {
  const taken: Record<string, number[]> = { fixed: [], preview: [], saving: [] }
  for (let round = 0; round < settings.rounds; round++) {
    await clearTimetable(owner)
    for (let time = 0; time < 10; time++)
      taken.fixed!.push(await timed('/admin/bench/fixed', { ...fixed, ...headers }))
    for (let time = 0; time < 3; time++) taken.preview!.push(await timed(plan(dates), headers))
    taken.saving!.push(await timed(save(dates), headers))
  }
  await clearTimetable(owner)
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

async function search({ fixed, headers }: Asking): Promise<Figure> {
  const [ours, floor]: number[][] = [[], []]
  for (let round = 0; round < settings.rounds * 10; round++) {
    floor!.push(await timed('/admin/bench/fixed', { ...fixed, ...headers }))
    ours!.push(await timed('/admin/bench/timetable/free', headers))
  }
  return {
    name: `free slots of four weeks, 40 instructors, ${rooms} rooms, p50`,
    value: `${median(ours!).toFixed(0)} ms, slowest ${Math.max(...ours!).toFixed(0)}`,
    floor: `${median(floor!).toFixed(1)} ms fixed`,
    measured: median(ours!),
    bound: atMost(300, 'ms'),
  }
}

/** As many sessions as a busy centre has in a month. */
async function calendar({ fixed, headers }: Asking): Promise<Figure> {
  const { from, to, sessions } = fortnight
  const path = `/admin/calendar/sessions?from=${from}&to=${to}`
  const own = { ...headers, accept: 'application/json' }
  const { body } = await ask({ path, headers: own })
  const told = (JSON.parse(body) as { sessions: unknown[] }).sessions.length
  if (told < sessions) throw new Error(`${path} tells ${told} sessions`)
  const [ours, floor]: number[][] = [[], []]
  for (let round = 0; round < settings.rounds * 10; round++) {
    floor!.push(await timed('/admin/bench/fixed', { ...fixed, ...headers }))
    ours!.push(await timed(path, own))
  }
  const weight = gzipSync(body).length / 1000
  return {
    name: `${told} sessions of a calendar beside ${timetabled}, p50`,
    value: `${median(ours!).toFixed(0)} ms, ${weight.toFixed(0)} kB gzip, ${(median(ours!) / median(floor!)).toFixed(0)} times the fixed route`,
    floor: `${median(floor!).toFixed(1)} ms fixed`,
    measured: median(ours!),
    bound: atMost(60, 'ms'),
  }
}

async function list(visit: ReturnType<typeof visits>, postmaster: number): Promise<Figure> {
  const { from, to, sessions } = fortnight
  const path = `/admin/class-sessions?starts_from=${from}&starts_to=${to}`
  const isWhole = (props: Props) => totalOf(props) >= sessions
  const slices = await loadInRounds(
    [visit('fixed', ['/admin/bench/fixed'], () => true), visit('sessions', [path], isWhole)],
    postmaster
  )
  const [ours, floor] = ['sessions', 'fixed'].map((name) => slices.of(name))
  const told = (of: typeof ours) => `${median(of!.map(({ perSecond }) => perSecond)).toFixed(0)}/s`
  const cpu = (part: 'webCpu' | 'databaseCpu') =>
    median(ours!.map((slice) => slice[part])).toFixed(2)
  return {
    name: `class sessions of two weeks, ${sessions}, page 1 with total`,
    value: `${told(ours)}, ${cpu('webCpu')} + ${cpu('databaseCpu')} ms`,
    floor: `${told(floor)} fixed`,
    measured: median(ours!.map(({ perSecond }, round) => perSecond / floor![round]!.perSecond)),
    bound: atLeast(0.6, 'of fixed'),
  }
}

const totalOf = ({ sessions }: Props) => (sessions as { meta: { total: number } }).meta.total

async function timed(path: string, headers: Headers) {
  const began = performance.now()
  const { status, body } = await ask({ path, headers })
  const spent = performance.now() - began
  const { sessions, slots } = path.includes('timetable') ? JSON.parse(body) : {}
  const isWhole = path.includes('dates') ? sessions === dates : slots !== 0
  if (status !== 200 || !isWhole)
    throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
  return spent
}
