import { atLeast, atMost, type Figure, median } from '#benchmarks/figures/figure'
import type { Slice, Slices } from '#benchmarks/load/rounds'

const cpu = ({ webCpu, databaseCpu }: Slice) => webCpu + databaseCpu
const perSecond = ({ perSecond: rate }: Slice) => rate

/** The bound on the list's CPU is 1.0 ms on a machine where the bare kit takes this long; elsewhere it moves with the kit. */
const kitOfTheBound = 0.47

/** The figures of the loaded targets, each against its floor of the same round. */
export function throughput(slices: Slices): Figure[] {
  const of = (name: string) => slices.get(name)!
  const middle = (name: string, value: (slice: Slice) => number) => median(of(name).map(value))
  const ratio = (ours: string, floor: string, value: (slice: Slice) => number) =>
    median(of(ours).map((slice, round) => value(slice) / value(of(floor)[round]!)))
  const told = (name: string) =>
    `${middle(name, perSecond).toFixed(0)}/s ${middle(name, cpu).toFixed(2)} ms (${middle(name, ({ webCpu }) => webCpu).toFixed(2)}+${middle(name, ({ databaseCpu }) => databaseCpu).toFixed(2)}) p50 ${middle(name, ({ p50 }) => p50)} p99 ${middle(name, ({ p99 }) => p99)}`
  const against = (label: string, ours: string, floor: string, limit: number): Figure => ({
    name: label,
    value: told(ours),
    floor: told(floor),
    measured: ratio(ours, floor, perSecond),
    bound: atLeast(limit, `of ${floor}`),
  })
  const kit = middle('kit', cpu)
  const scaled = Number((kit / kitOfTheBound).toFixed(2))
  return [
    against('students list, page 1', 'list', 'fixed', 0.6),
    {
      name: 'students list, CPU a request',
      value: told('list'),
      floor: told('kit'),
      measured: middle('list', cpu),
      bound: atMost(scaled, `ms: 1.0 ms scaled by the kit, ${kit.toFixed(2)} / ${kitOfTheBound}`),
    },
    {
      name: 'page 2,000 against page 1, time',
      value: told('deep'),
      floor: told('list'),
      measured: 1 / ratio('deep', 'list', perSecond),
      bound: atMost(1.5, 'x'),
    },
    against('filtered list with total', 'filtered', 'fastify', 0.6),
    against('read one', 'read', 'fixed', 0.5),
    against('create', 'create', 'fixed', 0.25),
    {
      name: 'tenant scoping, CPU a request',
      value: told('list'),
      floor: told('explicit'),
      measured: ratio('list', 'explicit', cpu),
      bound: atMost(1.2, 'x explicit where'),
    },
  ]
}
