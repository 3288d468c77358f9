import { atLeast, atMost, type Figure, median } from '#benchmarks/figures/figure'
import { loadInRounds, type Slice } from '#benchmarks/load/rounds'
import { type Props, visits } from '#benchmarks/load/visits'
import { everySeat } from '#benchmarks/measure/every_seat'
import { Child } from '#benchmarks/measure/child'
import { assetsVersion } from '#benchmarks/measure/visitor'
import { fragments } from '#benchmarks/seed/fragments'
import { groups } from '#benchmarks/seed/group_rows'
import { entries } from '#benchmarks/seed/list_rows'

const deepPage = 2000
/** A word that three of four students have, in the name of their school; and days that all were added on, by name. */
const wide = {
  word: `/admin/students?q=${encodeURIComponent('مدارس')}`,
  days: '/admin/students?created_from=2000-01-01&sort=name&dir=asc',
}

const catalogue = ['instructors', 'subjects', 'levels', 'terms', 'courses', 'services', 'packages']
const lists = [
  { name: 'guardians', least: 90_000 },
  { name: 'groups', least: groups },
  ...catalogue.map((name) => ({ name, least: entries })),
]

export async function listFigures(postmaster: number): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  try {
    await web.ready()
    const visit = visits({
      web: web.pid,
      seats: await everySeat(),
      version: await assetsVersion(),
    })
    const isFull = (area: string, least: number) => (props: Props) =>
      listOf(props, area).rows.length === 25 && listOf(props, area).meta.total >= least
    const [students, guardians] = ['/admin/students', '/admin/guardians']
    const slices = await loadInRounds(
      [
        visit('fixed', ['/admin/bench/fixed'], isFull('students', 1)),
        ...lists.map(({ name, least }) => visit(name, [`/admin/${name}`], isFull(name, least))),
        visit('deep', [`${guardians}?page=${deepPage}`], isFull('guardians', 90_000)),
        visit(
          'filtered',
          fragments.map((fragment) => `${guardians}?q=${encodeURIComponent(fragment)}`),
          (props) => listOf(props, 'guardians').rows.length > 0
        ),
        visit('searched', ['/admin/courses?q=5'], isFull('courses', 25)),
        visit('wide word', [wide.word], isWide),
        visit('wide days', [wide.days], isWide),
        visit('by name', [`${students}?sort=name&dir=asc`], isFull('students', 90_000)),
        visit('last by name', [`${students}?sort=name&dir=asc&page=1000000`], (props) => {
          const { rows, meta } = listOf(props, 'students')
          return rows.length > 0 && meta.page > deepPage
        }),
      ],
      postmaster
    )
    const of = (name: string) => slices.get(name)!
    const ratio = (ours: string, floor: string) =>
      median(of(ours).map(({ perSecond }, round) => perSecond / of(floor)[round]!.perSecond))
    const told = (name: string, ours: string) => {
      return {
        name,
        value: tell(of(ours)),
        floor: tell(of('fixed')),
        measured: ratio(ours, 'fixed'),
      }
    }
    const cost = (name: string, ours: string): Figure => ({
      name,
      value: tell(of(ours)),
      measured: median(of(ours).map(({ webCpu, databaseCpu }) => webCpu + databaseCpu)),
      bound: atMost(25, 'ms'),
    })
    return [
      ...lists.map(({ name }) => ({
        ...told(`${name}, page 1`, name),
        bound: atLeast(0.6, 'of fixed'),
      })),
      {
        name: `guardians, page ${deepPage} against page 1, time`,
        value: tell(of('deep')),
        floor: tell(of('guardians')),
        measured: 1 / ratio('deep', 'guardians'),
        bound: atMost(1.5, 'x'),
      },
      told('guardians, filtered with total', 'filtered'),
      told('courses, searched', 'searched'),
      cost('students, a word that three of four have, CPU', 'wide word'),
      cost('students, days that all were added on, by name, CPU', 'wide days'),
      {
        name: 'students by name, last page against page 1, time',
        value: tell(of('last by name')),
        measured: 1 / ratio('last by name', 'by name'),
        bound: atMost(1.5, 'x'),
      },
    ]
  } finally {
    await web.stop()
  }
}

const isWide = (props: Props) => listOf(props, 'students').meta.is_more

type List = { rows: object[]; meta: { total: number; is_more: boolean; page: number } }

const listOf = (props: Props, area: string) => props[area] as List

function tell(slices: Slice[]) {
  const middle = (value: (slice: Slice) => number) => median(slices.map(value))
  const cpu = [middle(({ webCpu }) => webCpu), middle(({ databaseCpu }) => databaseCpu)]
  const spent = cpu.map((ms) => ms.toFixed(2)).join('+')
  return `${middle(({ perSecond }) => perSecond).toFixed(0)}/s ${spent} ms p50 ${middle(({ p50 }) => p50)}`
}
