import { setTimeout as pause } from 'node:timers/promises'
import { atLeast, atMost, type Figure } from '#benchmarks/figures/figure'
import { Child } from '#benchmarks/measure/child'
import { processorTime, residentMegabytes } from '#benchmarks/measure/processor_time'
import { ask, assetsVersion, signIn } from '#benchmarks/measure/visitor'
import { listOf } from '#benchmarks/load/list_of_students'
import { emailOf } from '#benchmarks/seed/centres'

const rows = 50_000
const border = 'a-border-of-parts'
const every = 50
/** How long one looks away between two looks at the progress. */
const glance = 250

type Page = { props: { record: { status: string; mapping: (string | null)[]; created: number } } }

/** A list of 50,000 students from its upload to the last record, and how large the web process grew meanwhile. */
export async function importFigures(postmaster: number): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  try {
    await web.ready()
    const { cookie, token } = await signIn(emailOf(0))
    const headers = {
      cookie,
      'x-xsrf-token': token,
      'x-inertia': 'true',
      'x-inertia-version': await assetsVersion(),
    }
    const post = (path: string, body: object | Buffer = {}, type = 'application/json') =>
      ask({ method: 'POST', path, headers: { ...headers, 'content-type': type }, body })
    const body = upload(listOf(rows))
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(web.pid))), every)
    const busy = () => [processorTime(web.pid), processorTime(postmaster)] as const
    const [began, before] = [performance.now(), busy()]

    const { location: path } = await post(
      '/admin/imports',
      body,
      `multipart/form-data; boundary=${border}`
    )
    if (!path) throw new Error('The list was refused')
    const { mapping } = await until(path, headers, 'mapping')
    await post(`${path}/check`, { mapping, policy: 'skip', date_order: 'dmy' })
    await until(path, headers, 'checked')
    await post(`${path}/run`)
    const { created } = await until(path, headers, 'done')

    const seconds = (performance.now() - began) / 1000
    const [ours, database] = busy().map((spent, place) => (spent - before[place]!) / 1000)
    clearInterval(watch)
    if (created !== rows) throw new Error(`${created} of ${rows} were imported`)
    const speed = rows / seconds
    return [
      {
        name: 'import of 50,000 students, upload to last record',
        value: `${speed.toFixed(0)} rows/s (${seconds.toFixed(1)} s; CPU ${ours!.toFixed(1)} + ${database!.toFixed(1)} s)`,
        measured: speed,
        bound: atLeast(2000, 'rows/s'),
      },
      {
        name: 'web process meanwhile',
        value: `${peak.toFixed(0)} MB`,
        measured: peak,
        bound: atMost(400, 'MB'),
      },
      ...(await exportFigures(web.pid, cookie)),
    ]
  } finally {
    await web.stop()
  }
}

async function exportFigures(pid: number, cookie: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const format of ['csv', 'xlsx']) {
    const before = residentMegabytes(pid)
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), every)
    const began = performance.now()
    const { status } = await ask({
      path: `/admin/student-exports?format=${format}`,
      headers: { cookie },
    })
    clearInterval(watch)
    if (status !== 200) throw new Error(`The export answered ${status}`)
    const seconds = (performance.now() - began) / 1000
    figures.push({
      name: `export of 150,000 students as ${format}`,
      value: `${peak.toFixed(0)} MB (${before.toFixed(0)} before), ${seconds.toFixed(1)} s`,
      measured: peak,
      bound: atMost(400, 'MB'),
    })
  }
  return figures
}

async function until(path: string, headers: Record<string, string>, status: string) {
  for (;;) {
    const { record } = (JSON.parse((await ask({ path, headers })).body) as Page).props
    if (record.status === status) return record
    if (record.status === 'stopped') throw new Error('The import stopped')
    await pause(glance)
  }
}

function upload(list: string) {
  const part = (name: string, rest: string) =>
    `--${border}\r\nContent-Disposition: form-data; name="${name}"${rest}`
  return Buffer.from(
    `${part('entity', '')}\r\n\r\nstudents\r\n${part('file', '; filename="list.csv"')}\r\nContent-Type: text/csv\r\n\r\n${list}\r\n--${border}--\r\n`
  )
}
