import { atLeast, atMost, type Figure, figureOrFailure, median } from '#benchmarks/figures/figure'
import type { Slice, Slices } from '#benchmarks/load/rounds'

const cpu = ({ webCpu, databaseCpu }: Slice) => webCpu + databaseCpu
const perSecond = ({ perSecond: rate }: Slice) => rate

export function throughput(slices: Slices): Figure[] {
  const of = (name: string) => slices.of(name)
  const middle = (name: string, value: (slice: Slice) => number) => median(of(name).map(value))
  const ratio = (ours: string, floor: string, value: (slice: Slice) => number) =>
    median(of(ours).map((slice, round) => value(slice) / value(of(floor)[round]!)))
  const told = (name: string) =>
    `${middle(name, perSecond).toFixed(0)}/s ${middle(name, cpu).toFixed(2)} ms (${middle(name, ({ webCpu }) => webCpu).toFixed(2)}+${middle(name, ({ databaseCpu }) => databaseCpu).toFixed(2)}) p50 ${middle(name, ({ p50 }) => p50)} p99 ${middle(name, ({ p99 }) => p99)}`
  const against = (label: string, ours: string, floor: string, limit: number): Figure =>
    figureOrFailure(label, () => ({
      value: told(ours),
      floor: told(floor),
      measured: ratio(ours, floor, perSecond),
      bound: atLeast(limit, `of ${floor}`),
    }))
  const cost = (label: string, ours: string, floor: string, limit: number): Figure =>
    figureOrFailure(label, () => ({
      value: told(ours),
      floor: told(floor),
      measured: ratio(ours, floor, cpu),
      bound: atMost(limit, `x ${floor}`),
    }))
  return [
    against('students list, page 1', 'list', 'fixed', 0.6),
    cost(
      'students list, CPU a request beside the kit without cookies',
      'list',
      'kit without cookies',
      2
    ),
    cost('students list, CPU a request', 'list', 'kit', 2),
    figureOrFailure('page 2,000 against page 1, time', () => ({
      value: told('deep'),
      floor: told('list'),
      measured: 1 / ratio('deep', 'list', perSecond),
      bound: atMost(1.5, 'x'),
    })),
    against('filtered list with total', 'filtered', 'fastify', 0.6),
    against('read one', 'read', 'fixed', 0.5),
    against('create', 'create', 'fixed', 0.25),
    cost('tenant scoping, CPU a request', 'list', 'explicit', 1.2),
  ]
}
