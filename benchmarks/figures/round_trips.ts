import type { Figure } from '#benchmarks/figures/figure'
import { Child } from '#benchmarks/measure/child'
import { ask, assetsVersion, signIn } from '#benchmarks/measure/visitor'
import { emailOf } from '#benchmarks/seed/centres'
import { deepPage } from '#benchmarks/settings'

type Seen = { roundTrips: number; statements: number; wire?: number }

/** Round trips to PostgreSQL and statements of one request, as seen on the wire of a web process that has served it before. */
export async function roundTrips(): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js', { BENCH_WIRE: '1' })
  try {
    await web.ready()
    const { cookie } = await signIn(emailOf(0))
    const headers = { cookie, 'x-inertia': 'true', 'x-inertia-version': await assetsVersion() }
    const first = await ask({ path: '/admin/students', headers })
    const [{ id }] = JSON.parse(first.body).props.students.rows
    const pages = {
      'list': '',
      'filtered list': '?q=sara',
      'a deep page': `?page=${deepPage}`,
      'one student': `/${id}`,
    }
    const figures: Figure[] = []
    for (const [name, rest] of Object.entries(pages)) {
      const seen = await watchTrips(web, `/admin/students${rest}`, headers)
      const value = `${seen.roundTrips} round trips, ${seen.statements} statements`
      figures.push({ name: `round trips, ${name}`, value, measured: seen.roundTrips })
    }
    return figures
  } finally {
    await web.stop()
  }
}

/** Asked twenty times before it counts, so that statements are prepared and the centre is known; `before` clears what it wrote. */
export async function watchTrips(
  web: Child,
  path: string,
  headers: Record<string, string>,
  { times = 20, before = async () => {} } = {}
) {
  for (let time = 0; time < times; time++) {
    await before()
    await ask({ path, headers })
  }
  await before()
  await count(web)
  await ask({ path, headers })
  return count(web)
}

let asked = 0

/** What was sent since it was asked last; the framework sends messages of its own, which carry no number. */
async function count(web: Child) {
  const wire = ++asked
  let seen = await web.ask<Seen>({ wire })
  while (seen.wire !== wire) seen = await web.next<Seen>()
  return seen
}
