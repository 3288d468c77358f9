import { atLeast, atMost, type Figure, median } from '#benchmarks/figures/figure'
import type { Address } from '#bin/database/connection'
import { Child } from '#benchmarks/measure/child'
import { residentMegabytes } from '#benchmarks/measure/processor_time'
import { kolmogorovSmirnov } from '#benchmarks/measure/kolmogorov_smirnov'
import { forgetTries } from '#benchmarks/measure/tries'
import { ask, guestSeat, signIn } from '#benchmarks/measure/visitor'
import type { Seat } from '#benchmarks/load/job'
import { administrators, emailOf } from '#benchmarks/seed/centres'
import { samples } from '#benchmarks/settings'

const timings = samples(500)
const signIns = samples(100)
const atOnce = 32

/** How long a sign-in takes, what 32 at once need, and whether time tells which accounts there are (security T13). */
export async function signInFigures(database: Address): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  try {
    await web.ready()
    await forgetTries(database)
    const figures = [await speed(), await memoryOf(web.pid)]
    for (const door of ['login', 'forgot-password'])
      figures.push(...(await differences(door, database)))
    return figures
  } finally {
    await web.stop()
  }
}

async function speed(): Promise<Figure> {
  const taken: number[] = []
  for (let turn = 0; turn < signIns; turn++) {
    const seat = await guestSeat()
    const start = performance.now()
    await signIn(emailOf(turn % administrators), seat)
    taken.push(performance.now() - start)
  }
  const p50 = median(taken.slice(signIns / 10))
  return {
    name: 'sign-in p50',
    value: `${p50.toFixed(0)} ms`,
    measured: p50,
    bound: atMost(120, 'ms'),
  }
}

async function memoryOf(pid: number): Promise<Figure> {
  let most = residentMegabytes(pid)
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 5)
  const people = Array.from({ length: atOnce }, (_, index) => emailOf(index % administrators))
  await Promise.all(people.map((email) => signIn(email)))
  clearInterval(watch)
  const name = `web process, ${atOnce} sign-ins at once`
  return { name, value: `${most.toFixed(0)} MB`, measured: most, bound: atMost(400, 'MB') }
}

/** An account that is there and one that is not, in turn; each is asked for by the same visitor. */
async function differences(door: string, database: Address): Promise<Figure[]> {
  const seat = await guestSeat()
  const present: number[] = []
  const absent: number[] = []
  for (let turn = 0; turn < timings; turn++) {
    if (turn % 4 === 0) await forgetTries(database)
    const [one, other] = [emailOf(0), `nobody${turn}@nowhere.test`]
    const first = turn % 2 === 0
    for (const isPresent of [first, !first]) {
      const time = await timeOf(door, isPresent ? one : other, seat)
      ;(isPresent ? present : absent).push(time)
    }
  }
  const [there, gone] = [median(present), median(absent)]
  const percent = (Math.abs(there - gone) / gone) * 100
  const { distance, p } = kolmogorovSmirnov(present, absent)
  return [
    {
      name: `${door}, account or none`,
      value: `${there.toFixed(2)} ms`,
      floor: `${gone.toFixed(2)} ms`,
      measured: percent,
      bound: atMost(5, '%'),
    },
    {
      name: `${door}, account or none, KS of ${timings} + ${timings}`,
      value: `D = ${distance.toFixed(3)}`,
      floor: 'p',
      measured: p,
      bound: atLeast(0.01),
    },
  ]
}

async function timeOf(door: string, email: string, { cookie, token }: Seat) {
  const start = performance.now()
  const { status } = await ask({
    method: 'POST',
    path: `/admin/${door}`,
    headers: {
      'content-type': 'application/json',
      cookie,
      'x-xsrf-token': token,
      'x-inertia': 'true',
    },
    body: { email, password: 'not the password at all' },
  })
  const taken = performance.now() - start
  if (status !== 302) throw new Error(`${door} answered ${status}`)
  return taken
}
