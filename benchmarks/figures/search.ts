import { type Figure, median } from '#benchmarks/figures/figure'
import { loadInRounds, type Slice } from '#benchmarks/load/rounds'
import type { Target } from '#benchmarks/load/targets'
import { visits } from '#benchmarks/load/visits'
import { Child } from '#benchmarks/measure/child'
import { everySeat } from '#benchmarks/measure/every_seat'
import { ask, assetsVersion, host } from '#benchmarks/measure/visitor'
import { settings } from '#benchmarks/settings'

/** What is typed, by what has to be done for it; `hits` is how many students an answer must have. */
const typed = {
  'hit': { queries: ['Omar Khalid', 'Salma', 'Faisal Nasser', 'student4400', '9665'], hits: 1 },
  'broad beginning': { queries: ['mo', 'kh', 'sa', 'أح', 'عب', 'خا'], hits: 5 },
  'across scripts': {
    queries: ['Mohamad Otaibi', 'Yusuf', 'Khaled', 'Abdallah', 'Ebrahim'],
    hits: 1,
  },
  'a wrong letter': { queries: ['Khaild', 'Ibrahmi', 'Mohamned', 'Abdulaizz'], hits: 1 },
  'miss': { queries: ['Qwxvz', 'Zxcvq Bnmpl', 'ضظغذ'], hits: 0 },
}

/** A search of three indexes, five of each, beside the fixed route behind the same middleware. */
export async function searchFigures(postmaster: number): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  try {
    await web.ready()
    const [seats, version] = [await everySeat(), await assetsVersion()]
    const visit = visits({ web: web.pid, seats, version })
    const targets = Object.entries(typed).map(([name, { queries, hits }]): Target => {
      const job = {
        port: settings.port,
        host,
        method: 'GET' as const,
        paths: queries.map((query) => `/admin/bench/search?q=${encodeURIComponent(query)}`),
        headers: { accept: 'application/json' },
        seats,
        seconds: settings.seconds,
        expected: 200,
      }
      const check = async () => {
        for (const path of job.paths) {
          const { status, body } = await ask({ path, headers: { cookie: seats[0]!.cookie } })
          const students = status === 200 ? JSON.parse(body).results[0].documents.length : -1
          if (students < hits || (hits === 0 && students > 0))
            throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
        }
      }
      return { name, job, pid: web.pid, check }
    })
    const fixed = visit('fixed', ['/admin/bench/fixed'], (props) => Boolean(props.students))
    const slices = await loadInRounds([fixed, ...targets], postmaster)
    const floor = slices.get('fixed')!
    return targets.map(({ name }) => {
      const ours = slices.get(name)!
      return {
        name: `multi-search, ${name}`,
        value: tell(ours),
        floor: `${tell(floor)} fixed`,
        measured: median(ours.map(({ p50 }, round) => p50 / floor[round]!.p50)),
      }
    })
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
