import { atLeast, atMost, type Figure } from '#benchmarks/figures/figure'
import { Child } from '#benchmarks/measure/child'
import { processorTime, residentMegabytes } from '#benchmarks/measure/processor_time'
import { ask } from '#benchmarks/measure/visitor'
import { importer } from '#benchmarks/load/import_list'
import { listOf } from '#benchmarks/load/list_of_students'
import { samples } from '#benchmarks/settings'

const rows = samples(50_000)
const every = 50

/** A list of 50,000 students from its upload to the last record, and how large the web process grew meanwhile. */
export async function importFigures(postmaster: number): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  try {
    await web.ready()
    const { cookie, checked, run } = await importer('students')
    const list = listOf(rows)
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(web.pid))), every)
    const busy = () => [processorTime(web.pid), processorTime(postmaster)] as const
    const [began, before] = [performance.now(), busy()]

    const { created } = await run(await checked(list))

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
