import type pg from 'pg'
import { v7 as uuid } from 'uuid'
import type { Address } from '#bin/database/connection'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import type { Seat } from '#benchmarks/load/job'
import { pageHeaders } from '#benchmarks/load/visits'
import { Child } from '#benchmarks/measure/child'
import { everySeat } from '#benchmarks/measure/every_seat'
import { percentile } from '#benchmarks/measure/percentile'
import { ask, assetsVersion } from '#benchmarks/measure/visitor'
import { clearMarks, countMarks, heldSessions } from '#benchmarks/seed/attendance_rows'
import { inGroup } from '#benchmarks/seed/group_rows'
import { openOwner } from '#benchmarks/seed/open_owner'
import { samples } from '#benchmarks/settings'

const turns = samples(100)
const rosters = samples(200)

type Roster = Awaited<ReturnType<typeof heldSessions>>[number]
type Headers = Record<string, string>

/** Opening a full roster, saving all of it in one request, and many who do so at once. */
export async function attendanceFigures(address: Address): Promise<Figure[]> {
  const owner = await openOwner(address)
  const web = new Child('benchmarks/server/web.js')
  try {
    await clearMarks(owner)
    await web.ready()
    const seats = await everySeat()
    const held = await heldSessions(owner, turns + rosters)
    if (held.length < turns + rosters) throw new Error(`Only ${held.length} sessions were held`)
    const page = { ...pageHeaders(await assetsVersion()), cookie: seats[0]!.cookie }
    return [
      ...(await oneByOne(held.slice(0, turns), seats[0]!, page)),
      ...(await atOnce(owner, held.slice(turns), seats)),
    ]
  } finally {
    await clearMarks(owner)
    await owner.end()
    await web.stop()
  }
}

async function oneByOne(held: Roster[], seat: Seat, page: Headers): Promise<Figure[]> {
  const [fixed, opened, saved]: number[][] = [[], [], []]
  for (const roster of held) {
    fixed!.push(await taken(async () => void (await read('/admin/bench/fixed', page))))
    opened!.push(await taken(() => open(roster, page)))
    saved!.push(await taken(() => save(roster, seat)))
  }
  const floor = `${median(fixed!).toFixed(1)} ms fixed`
  return [
    { ...timeOf(`a roster of ${inGroup} opened, p50`, median(opened!), 25), floor },
    { ...timeOf(`${inGroup} marks saved in one request, p50`, median(saved!), 40), floor },
  ]
}

async function atOnce(owner: pg.Client, held: Roster[], seats: Seat[]): Promise<Figure[]> {
  const before = await countMarks(owner)
  const times = await Promise.all(
    held.map((roster, place) => taken(() => save(roster, seats[place % seats.length]!)))
  )
  const after = await countMarks(owner)
  const lost = held.length * inGroup - (after.rows - before.rows)
  return [
    timeOf(`${held.length} rosters saved at once, p99`, percentile(times, 0.99), 1000),
    {
      name: 'marks of them that were lost or kept twice',
      value: `${lost} lost, ${after.marks - before.marks} kept of ${held.length * inGroup}`,
      measured: Math.abs(lost) + Math.abs(after.marks - after.rows),
      bound: atMost(0),
    },
  ]
}

const timeOf = (name: string, measured: number, limit: number): Figure => ({
  name,
  value: `${measured.toFixed(0)} ms`,
  measured,
  bound: atMost(limit, 'ms'),
})

async function taken(act: () => Promise<void>) {
  const began = performance.now()
  await act()
  return performance.now() - began
}

async function open({ id }: Roster, headers: Headers) {
  const body = await read(`/admin/class-sessions/${id}/attendance`, headers)
  const { rows } = JSON.parse(body).props.attendance
  if (rows.length !== inGroup) throw new Error(`The roster has ${rows.length} students`)
}

async function read(path: string, headers: Headers) {
  const { status, body } = await ask({ path, headers })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
  return body
}

async function save({ id, students }: Roster, { cookie, token }: Seat) {
  const marks = students.map((student) => ({ ...present, id: uuid(), student_id: student }))
  const { status, body } = await ask({
    method: 'POST',
    path: `/admin/class-sessions/${id}/attendance-marks`,
    headers: {
      cookie,
      'x-xsrf-token': token,
      'accept': 'application/json',
      'content-type': 'application/json',
    },
    // The timetable of a short run ends weeks ago, and then marks are corrections, which need a reason
    body: { marks, reason: 'Measured' },
  })
  const { refused } = status === 200 ? JSON.parse(body) : { refused: [] }
  if (status !== 200 || refused.length > 0)
    throw new Error(`Saving answered ${status}: ${body.slice(0, 300)}`)
}

const present = {
  ...{ status: 'present', seen: 0, made_at: null, note: null, excuse: null, notice_at: null },
  ...{ minutes_late: null, minutes_early: null, makes_up: null },
}
