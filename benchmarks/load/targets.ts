import type { Job, Seat } from '#benchmarks/load/job'
import { kitTarget } from '#benchmarks/load/kit_target'
import { pageHeaders, type Props, visits } from '#benchmarks/load/visits'
import { ask, host } from '#benchmarks/measure/visitor'
import { fragments } from '#benchmarks/seed/fragments'
import { deepPage, mostStudents, settings } from '#benchmarks/settings'

export type Target = {
  name: string
  job: Job
  /** Processes whose processor time the target spends, besides PostgreSQL's. */
  pid: number
  /** Refuses an answer that is not the one meant to be timed. */
  check(): Promise<void>
  prepare?(): Promise<void>
  /** How many records there are, where only an answer that added one counts: a refused form is redirected too. */
  count?(): Promise<number>
}

type Servers = {
  web: number
  floor: number
  kit: number
  seats: Seat[]
  version: string
  students: string[]
}

export async function targets({
  web,
  floor,
  kit,
  seats,
  version,
  students,
}: Servers): Promise<Target[]> {
  const visit = visits({ web, seats, version })
  const { seconds } = settings
  const page = pageHeaders(version)
  const list = '/admin/students'
  const full = (props: Props) =>
    found(props).rows.length === 25 && found(props).meta.total > mostStudents
  return [
    visit('fixed', ['/admin/bench/fixed'], (props) => found(props).rows.length === 25),
    await kitTarget({ name: 'kit', pid: kit, visitor: 'known' }, page),
    await kitTarget({ name: 'kit without cookies', pid: kit, visitor: 'new' }, page),
    visit('list', [list], full),
    visit('explicit', ['/admin/bench/explicit'], full),
    visit(
      'deep',
      [`${list}?page=${deepPage}`],
      (props) => full(props) && found(props).meta.page === deepPage
    ),
    visit(
      'filtered',
      fragments.map((fragment) => `${list}?q=${encodeURIComponent(fragment)}`),
      (props) => found(props).rows.length > 0 && found(props).meta.total < mostStudents
    ),
    fastify(floor, seats, seconds),
    visit(
      'read',
      students.map((id) => `${list}/${id}`),
      ({ student }) => Boolean((student as { id: string }).id)
    ),
    create(web, seats, () => total(seats[0]!, page)),
  ]
}

type List = { rows: object[]; meta: { total: number; page: number } }

const found = ({ students }: Props) => students as List

function fastify(floor: number, seats: Seat[], seconds: number): Target {
  const port = settings.port + 1
  const paths = fragments.map((fragment) => `/students?q=${encodeURIComponent(fragment)}`)
  const job: Job = { port, host, method: 'GET', paths, headers: {}, seats, seconds, expected: 200 }
  const check = async () => {
    const { body } = await ask({ path: paths[0]!, port })
    if (JSON.parse(body).total < 1) throw new Error(body)
  }
  return { name: 'fastify', job, pid: floor, check }
}

async function total({ cookie }: Seat, page: Job['headers']) {
  const { body } = await ask({ path: '/admin/students', headers: { ...page, cookie } })
  return found(JSON.parse(body).props).meta.total
}

function create(web: number, seats: Seat[], count: () => Promise<number>): Target {
  const headers = {
    'x-inertia': 'true',
    'content-type': 'application/json',
    'accept': 'text/html, application/xhtml+xml',
  }
  const paths = ['/admin/students']
  const job: Job = {
    port: settings.port,
    host,
    method: 'POST',
    paths,
    headers,
    seats,
    newStudents: true,
    seconds: settings.seconds,
    expected: 302,
  }
  return { name: 'create', job, pid: web, check: async () => {}, count }
}
