import type pg from 'pg'
import { atMost, type Figure } from '#benchmarks/figures/figure'
import type { Seat } from '#benchmarks/load/job'
import { percentile } from '#benchmarks/measure/percentile'
import { ask } from '#benchmarks/measure/visitor'
import { type Random, seeded } from '#benchmarks/names/random'
import { overlapping, rooms } from '#benchmarks/seed/timetable_rows'
import { settings } from '#benchmarks/settings'

/** Later than everything that stands in the timetable already: two months, from eight in the morning until eight. */
const [firstDay, days, opens, quarters] = [Date.UTC(2030, 0, 1), 60, 8 * 60, 48]
const lengths = [45, 60, 90, 120]

type Answer = { booked?: true; refused?: string; named: number }

interface Attempts {
  booked: number
  named: number
  /** Refused without a word of what is in the way. */
  unnamed: number
  failed: number
  taken: number[]
}

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
  const found: Attempts = { booked: 0, named: 0, unnamed: 0, failed: 0, taken: [] }
  const random = seeded(7)
  const speed = await perSecond(seats, settings.attemptSeconds, async ({ cookie }) => {
    if (found.taken.length >= settings.attempts) return false
    await attempt(found, slotOf(random), cookie)
  })
  const { booked, overlaps } = await overlapping(owner)
  const met = (await deadlocks(owner)) - before
  if (booked !== found.booked) throw new Error(`${booked} of ${found.booked} are there`)
  const count = found.taken.length
  const among = `of ${count} attempts of ${seats.length} writers`
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
      value: `${speed.toFixed(0)}/s, p50 ${percentile(found.taken, 0.5).toFixed(0)}, p99 ${percentile(found.taken, 0.99).toFixed(0)} ms`,
      floor: `${floor.toFixed(0)}/s fixed`,
      measured: speed / floor,
    },
  ]
}

/** Each seat again and again until the time is up, or until there is nothing left to do. */
async function perSecond(
  seats: Seat[],
  seconds: number,
  act: (seat: Seat) => Promise<false | void>
) {
  const began = performance.now()
  const until = began + seconds * 1000
  let done = 0
  await Promise.all(
    seats.map(async (seat) => {
      while (performance.now() < until && (await act(seat)) !== false) done += 1
    })
  )
  return (done / (performance.now() - began)) * 1000
}

async function attempt(found: Attempts, query: string, cookie: string) {
  const began = performance.now()
  found.taken.push(0)
  const place = found.taken.length - 1
  const { status, body } = await ask({
    path: `/admin/bench/timetable/book?${query}`,
    headers: { cookie },
  })
  found.taken[place] = performance.now() - began
  if (status !== 200) return void (found.failed += 1)
  const { booked, named } = JSON.parse(body) as Answer
  if (booked) found.booked += 1
  else if (named > 0) found.named += 1
  else found.unnamed += 1
}

function slotOf(random: Random) {
  const minute = opens + 15 * random.below(quarters)
  const starts = new Date(firstDay + (random.below(days) * 1440 + minute) * 60_000).toISOString()
  return new URLSearchParams({
    room: String(random.below(rooms)),
    instructor: String(random.below(rooms)),
    date: starts.slice(0, 10),
    starts: starts.slice(11, 16),
    minutes: String(random.of(lengths)),
  }).toString()
}

async function deadlocks(owner: pg.Client) {
  const { rows } = await owner.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()'
  )
  return Number(rows[0]!.deadlocks)
}
