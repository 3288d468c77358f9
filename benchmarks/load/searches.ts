import { headersOf, type Job, type Seat } from '#benchmarks/load/job'
import type { Target } from '#benchmarks/load/targets'
import { pageHeaders } from '#benchmarks/load/visits'
import { ask, host } from '#benchmarks/measure/visitor'
import { largest } from '#benchmarks/seed/centres'
import { settings } from '#benchmarks/settings'

/** What is typed, by what has to be done for it; `hits` is how many students an answer must have. */
export const typed = {
  'hit': { queries: ['Omar Khalid', 'Salma', 'Faisal Nasser', 'student4400', '9665'], hits: 1 },
  'broad beginning': { queries: ['mo', 'kh', 'sa', 'أح', 'عب', 'خا'], hits: 5 },
  'across scripts': {
    queries: ['Mohamad Otaibi', 'Yusuf', 'Khaled', 'Abdallah', 'Ebrahim'],
    hits: 1,
  },
  'a wrong letter': { queries: ['Khaild', 'Ibrahmi', 'Mohamned', 'Abdulaizz'], hits: 1 },
  'miss': { queries: ['Qwxvz', 'Zxcvq Bnmpl', 'ضظغذ'], hits: 0 },
}

type Typed = (typeof typed)[keyof typeof typed]
type Results = { results: { hits?: object[]; documents?: object[] }[] }

const indexes = ['students', 'instructors', 'groups']

/** As the palette asks for it (inertia/components/search/records/request_search.ts). */
const shown = {
  limit: 5,
  attributesToHighlight: ['*'],
  highlightPreTag: '\u0001',
  highlightPostTag: '\u0002',
}

/** The search alone, behind the middleware of the fixed route. */
export const recordSearches = (
  name: string,
  { queries, hits }: Typed,
  seats: Seat[],
  web: number
) =>
  checked(name, hits, web, {
    ...common,
    method: 'GET',
    paths: queries.map((query) => `/admin/bench/search?q=${encodeURIComponent(query)}`),
    headers: { accept: 'application/json' },
    seats,
  })

/** As people's browsers ask: the product's own route, with the key that a page brought. */
export const palettes = (name: string, { queries, hits }: Typed, seats: Seat[], web: number) =>
  checked(name, hits, web, {
    ...common,
    method: 'POST',
    paths: queries.map(() => '/search/multi-search'),
    bodies: queries.map((q) =>
      JSON.stringify({
        queries: indexes.map((index) => ({ indexUid: `${largest}_${index}`, q, ...shown })),
      })
    ),
    headers: { 'accept': 'application/json', 'content-type': 'application/json' },
    seats,
  })

const common = { port: settings.port, host, seconds: settings.seconds, expected: 200 }

const checked = (name: string, hits: number, pid: number, job: Job): Target => ({
  name,
  job,
  pid,
  async check() {
    const headers = { ...job.headers, ...headersOf(job.seats[0]!) }
    for (const [place, path] of job.paths.entries()) {
      const body = job.bodies && Buffer.from(job.bodies[place]!)
      const answer = await ask({ method: job.method, path, headers, body })
      const students = answer.status === 200 ? studentsIn(answer.body) : -1
      if (students < hits || (hits === 0 && students > 0))
        throw new Error(`${path} answered ${answer.status}: ${answer.body.slice(0, 300)}`)
    }
  },
})

function studentsIn(body: string) {
  const [students] = (JSON.parse(body) as Results).results
  return (students!.hits ?? students!.documents)!.length
}

/** With the key that a page of this person brings. */
export async function withSearchKey(seat: Seat, version: string): Promise<Seat> {
  const headers = { ...pageHeaders(version), cookie: seat.cookie }
  const { body } = await ask({ path: '/admin/students', headers })
  return { ...seat, key: JSON.parse(body).props.auth.search.key }
}
