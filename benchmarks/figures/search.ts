import { type Figure, figureOrFailure, median } from '#benchmarks/figures/figure'
import { loadInRounds, type Slice } from '#benchmarks/load/rounds'
import { palettes, recordSearches, typed, withSearchKey } from '#benchmarks/load/searches'
import { visits } from '#benchmarks/load/visits'
import { Child } from '#benchmarks/measure/child'
import { everySeat } from '#benchmarks/measure/every_seat'
import { assetsVersion } from '#benchmarks/measure/visitor'

/** A search of three indexes, five of each, by the product's route and by the search alone, beside the fixed route. */
export async function searchFigures(postmaster: number): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  try {
    await web.ready()
    const version = await assetsVersion()
    const seats = await everySeat()
    const keyed = await Promise.all(seats.map((seat) => withSearchKey(seat, version)))
    const visit = visits({ web: web.pid, seats, version })
    const targets = Object.entries(typed).flatMap(([name, asked]) => [
      palettes(`multi-search, ${name}`, asked, keyed, web.pid),
      recordSearches(`its search alone, ${name}`, asked, seats, web.pid),
    ])
    const fixed = visit('fixed', ['/admin/bench/fixed'], (props) => Boolean(props.students))
    const slices = await loadInRounds([fixed, ...targets], postmaster)
    return targets.map(({ name }) =>
      figureOrFailure(name, () => {
        const [ours, floor] = [slices.of(name), slices.of('fixed')]
        return {
          value: tell(ours),
          floor: `${tell(floor)} fixed`,
          measured: median(ours.map(({ p50 }, round) => p50 / floor[round]!.p50)),
        }
      })
    )
  } finally {
    await web.stop()
  }
}

function tell(slices: Slice[]) {
  const middle = (value: (slice: Slice) => number) => median(slices.map(value))
  const cpu = [({ webCpu }: Slice) => webCpu, ({ databaseCpu }: Slice) => databaseCpu]
  const spent = cpu.map((ms) => middle(ms).toFixed(2)).join(' + ')
  return `${middle(({ perSecond }) => perSecond).toFixed(0)}/s, ${spent} ms, p50 ${middle(({ p50 }) => p50)}, p99 ${middle(({ p99 }) => p99)} ms`
}
