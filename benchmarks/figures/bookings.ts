import type pg from 'pg'
import { atMost, type Figure } from '#benchmarks/figures/figure'
import type { Seat } from '#benchmarks/load/job'
import { percentile } from '#benchmarks/measure/percentile'
import { ask } from '#benchmarks/measure/visitor'
import { overlapping } from '#benchmarks/seed/timetable_rows'
import { wantedSlots } from '#benchmarks/seed/wanted_slots'
import type { Attempts } from '#benchmarks/server/timetable'
import { settings } from '#benchmarks/settings'

/** Of one request that makes many, by as many writers in the process itself. */
const ofRequest = 500

/** Writers who want the same rooms and instructors at once: nobody gets what another has, and is told who has it. */
export async function bookings(
  owner: pg.Client,
  seats: Seat[],
  fixed: Record<string, string>
): Promise<Figure[]> {
  const floor = await perSecond(seats, settings.seconds, async ({ cookie }) => {
    await ask({ path: '/admin/bench/fixed', headers: { ...fixed, cookie } })
  })
  const before = await deadlocks(owner)
  const found: Attempts = { booked: 0, named: 0, unnamed: 0, failed: 0 }
  const add = (more: Attempts) => {
    for (const kind of Object.keys(found) as (keyof Attempts)[]) found[kind] += more[kind]
  }
  const wanted = wantedSlots(7)
  const taken: number[] = []
  const speed = await perSecond(seats, settings.seconds * settings.rounds, async ({ cookie }) => {
    const began = performance.now()
    add(await attempted(new URLSearchParams(textsOf(wanted())), cookie))
    taken.push(performance.now() - began)
  })
  const until = performance.now() + settings.attemptSeconds * 1000
  for (let seed = 8; countOf(found) < settings.attempts && performance.now() < until; seed++)
    add(await attempted(manyOf(seed, seats.length), seats[0]!.cookie))
  const { booked, overlaps } = await overlapping(owner)
  const met = (await deadlocks(owner)) - before
  if (booked !== found.booked) throw new Error(`${booked} of ${found.booked} are there`)
  const among = `of ${countOf(found)} attempts of ${seats.length} writers`
  return [
    {
      name: `bookings that overlap, ${among}`,
      value: `${overlaps} of ${booked} booked, ${found.named} refused`,
      measured: overlaps,
      bound: atMost(0),
    },
    {
      name: 'refusals that do not name what is in the way',
      value: String(found.unnamed),
      measured: found.unnamed,
      bound: atMost(0),
    },
    {
      name: 'deadlocks and other failures that reached a person',
      value: `${found.failed} (${met} deadlocks in PostgreSQL)`,
      measured: found.failed,
      bound: atMost(0),
    },
    {
      name: 'attempts beside the fixed route',
      value: `${speed.toFixed(0)}/s, p50 ${percentile(taken, 0.5).toFixed(0)}, p99 ${percentile(taken, 0.99).toFixed(0)} ms`,
      floor: `${floor.toFixed(0)}/s fixed`,
      measured: speed / floor,
    },
  ]
}

/** Each seat again and again until the time is up. */
async function perSecond(seats: Seat[], seconds: number, act: (seat: Seat) => Promise<void>) {
  const began = performance.now()
  const until = began + seconds * 1000
  let done = 0
  await Promise.all(
    seats.map(async (seat) => {
      for (; performance.now() < until; done++) await act(seat)
    })
  )
  return (done / (performance.now() - began)) * 1000
}

const countOf = ({ booked, named, unnamed, failed }: Attempts) => booked + named + unnamed + failed

const textsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const manyOf = (seed: number, writers: number) =>
  new URLSearchParams(textsOf({ seed, writers, attempts: ofRequest }))

async function attempted(query: URLSearchParams, cookie: string): Promise<Attempts> {
  const { status, body } = await ask({
    path: `/admin/bench/timetable/book?${query}`,
    headers: { cookie },
  })
  return status === 200 ? JSON.parse(body) : { booked: 0, named: 0, unnamed: 0, failed: 1 }
}

async function deadlocks(owner: pg.Client) {
  const { rows } = await owner.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()'
  )
  return Number(rows[0]!.deadlocks)
}
