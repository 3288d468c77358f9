import { atLeast, atMost, type Figure, figureOrFailure, median } from '#benchmarks/figures/figure'
import { loadInRounds, type Slice } from '#benchmarks/load/rounds'
import { type Props, visits } from '#benchmarks/load/visits'
import { everySeat } from '#benchmarks/measure/every_seat'
import { Child } from '#benchmarks/measure/child'
import { assetsVersion } from '#benchmarks/measure/visitor'
import { fragments } from '#benchmarks/seed/fragments'
import { groups } from '#benchmarks/seed/group_rows'
import { entries } from '#benchmarks/seed/list_rows'
import { deepPage, mostStudents } from '#benchmarks/settings'

/** A word that three of four students have, in the name of their school; and days that all were added on, by name. */
const wide = {
  word: `/admin/students?q=${encodeURIComponent('مدارس')}`,
  days: '/admin/students?created_from=2000-01-01&sort=name&dir=asc',
}

const catalogue = ['instructors', 'subjects', 'levels', 'terms', 'courses', 'services', 'packages']
const lists = [
  { name: 'guardians', least: mostStudents },
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
        visit('deep', [`${guardians}?page=${deepPage}`], isFull('guardians', mostStudents)),
        visit(
          'filtered',
          fragments.map((fragment) => `${guardians}?q=${encodeURIComponent(fragment)}`),
          (props) => listOf(props, 'guardians').rows.length > 0
        ),
        visit('searched', ['/admin/courses?q=5'], isFull('courses', 25)),
        visit('wide word', [wide.word], isWide),
        visit('wide days', [wide.days], isWide),
        visit('by name', [`${students}?sort=name&dir=asc`], isFull('students', mostStudents)),
        visit('last by name', [`${students}?sort=name&dir=asc&page=1000000`], (props) => {
          const { rows, meta } = listOf(props, 'students')
          return rows.length > 0 && meta.page > deepPage
        }),
      ],
      postmaster
    )
    const of = (name: string) => slices.of(name)
    const ratio = (ours: string, floor: string) =>
      median(of(ours).map(({ perSecond }, round) => perSecond / of(floor)[round]!.perSecond))
    const besideFixed = (name: string, ours: string, bound?: Figure['bound']) =>
      figureOrFailure(name, () => ({
        value: tell(of(ours)),
        floor: tell(of('fixed')),
        measured: ratio(ours, 'fixed'),
        better: 'more',
        bound,
      }))
    const cost = (name: string, ours: string) =>
      figureOrFailure(name, () => ({
        value: tell(of(ours)),
        measured: median(of(ours).map(({ webCpu, databaseCpu }) => webCpu + databaseCpu)),
        bound: atMost(25, 'ms'),
      }))
    const againstFirst = (name: string, ours: string, first: string) =>
      figureOrFailure(name, () => ({
        value: tell(of(ours)),
        floor: tell(of(first)),
        measured: 1 / ratio(ours, first),
        bound: atMost(1.5, 'x'),
      }))
    return [
      ...lists.map(({ name }) => besideFixed(`${name}, page 1`, name, atLeast(0.6, 'of fixed'))),
      againstFirst('guardians, page 2,000 against page 1, time', 'deep', 'guardians'),
      besideFixed('guardians, filtered with total', 'filtered'),
      besideFixed('courses, searched', 'searched'),
      cost('students, a word that three of four have, CPU', 'wide word'),
      cost('students, days that all were added on, by name, CPU', 'wide days'),
      againstFirst('students by name, last page against page 1, time', 'last by name', 'by name'),
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
