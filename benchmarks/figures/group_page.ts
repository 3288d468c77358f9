import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { watchTrips } from '#benchmarks/figures/round_trips'
import { Child } from '#benchmarks/measure/child'
import { ask, assetsVersion, signIn } from '#benchmarks/measure/visitor'
import { emailOf } from '#benchmarks/seed/centres'
import { inGroup } from '#benchmarks/seed/group_rows'
import { samples } from '#benchmarks/settings'

const turns = samples(200)

export async function groupPage(): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js', { BENCH_WIRE: '1' })
  try {
    await web.ready()
    const { cookie } = await signIn(emailOf(0))
    const headers = { cookie, 'x-inertia': 'true', 'x-inertia-version': await assetsVersion() }
    const first = await ask({ path: '/admin/groups', headers })
    const path = `/admin/groups/${JSON.parse(first.body).props.groups.rows[0].id}`
    const page = await ask({ path, headers })
    const { roster } = JSON.parse(page.body).props
    if (roster.length !== inGroup) throw new Error(`The group has ${roster.length} students`)
    const { statements } = await watchTrips(web, path, headers)
    return [
      {
        name: `group page, ${inGroup} students, queries`,
        value: `${statements} statements`,
        measured: statements,
        bound: atMost(6),
      },
      { ...(await speed('group page p50', path, headers)), bound: atMost(25, 'ms') },
      await speed('groups list p50', '/admin/groups', headers),
    ]
  } finally {
    await web.stop()
  }
}

async function speed(name: string, path: string, headers: Record<string, string>): Promise<Figure> {
  const taken: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now()
    await ask({ path, headers })
    taken.push(performance.now() - start)
  }
  const p50 = median(taken.slice(turns / 10))
  return { name, value: `${p50.toFixed(1)} ms`, measured: p50 }
}
