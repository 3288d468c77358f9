import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Address } from '#bin/database/connection'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { timesUntil } from '#benchmarks/figures/neighbour'
import { importer } from '#benchmarks/load/import_list'
import { timetableOf } from '#benchmarks/load/list_of_sessions'
import { pageHeaders } from '#benchmarks/load/visits'
import { Child } from '#benchmarks/measure/child'
import { percentile } from '#benchmarks/measure/percentile'
import { residentMegabytes } from '#benchmarks/measure/processor_time'
import { assetsVersion, signIn } from '#benchmarks/measure/visitor'
import { emailOf, slugOf } from '#benchmarks/seed/centres'
import { inLargest } from '#benchmarks/seed/in_largest'
import { openOwner } from '#benchmarks/seed/open_owner'
import { clearTimetable } from '#benchmarks/seed/timetable_rows'
import { samples, settings } from '#benchmarks/settings'

const quietHost = `${slugOf(1)}.localhost`
const every = 50

const importedRows = samples(2500)
/** They ask for 293 sessions each. */
const checkedRows = samples(1500)

/** Two months later than everything that stands in the timetable. */
const months = ['01/02/2031', '30/03/2031'] as const
/** So many sessions of every row that the list is full after a fifth of it. */
const years = ['01/02/2031', '30/09/2036'] as const

/**
 * A timetable of 2,500 rows is imported from its upload to the last session, one that asks for too
 * many sessions is checked, and a neighbour is timed beside each.
 */
export async function timetableImports(address: Address): Promise<Figure[]> {
  const owner = await openOwner(address)
  const web = new Child('benchmarks/server/web.js')
  try {
    await clearTimetable(owner)
    await web.ready()
    const headers = pageHeaders(await assetsVersion())
    const { cookie } = await signIn(emailOf(0), undefined, quietHost)
    const quiet = { ...headers, cookie, host: quietHost }
    const { checked, run } = await importer('sessions')
    const beside = (work: () => Promise<unknown>) => besideQuiet(web, quiet, work)
    const usual = await beside(async () => run(await checked(timetableOf(importedRows, ...months))))
    const made = await sessionsOf(owner)
    if (made < importedRows * 8) throw new Error(`${made} sessions were made`)
    const full = await beside(() => checked(timetableOf(checkedRows, ...years)))
    return [
      ...told(`import of a timetable of ${importedRows} rows, ${made} sessions`, usual),
      ...told(`check of a timetable of ${checkedRows} rows over six years`, full),
    ]
  } finally {
    await clearTimetable(owner)
    await owner.end()
    await web.stop()
  }
}

async function besideQuiet(
  web: Child,
  quiet: Record<string, string>,
  work: () => Promise<unknown>
) {
  const alone = await timesUntil(pause(settings.seconds * 1000), quiet)
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(web.pid))), every)
  const began = performance.now()
  const working = work()
  const [together] = await Promise.all([timesUntil(working, quiet), working])
  clearInterval(watch)
  return { alone, together, peak, seconds: (performance.now() - began) / 1000 }
}

function told(name: string, of: Awaited<ReturnType<typeof besideQuiet>>): Figure[] {
  const [alone, together] = [percentile(of.alone, 0.95), percentile(of.together, 0.95)]
  return [
    {
      name,
      value: `${of.seconds.toFixed(1)} s, p50 of another centre ${median(of.together).toFixed(0)} ms`,
      floor: `${median(of.alone).toFixed(0)} ms alone`,
      measured: of.seconds,
    },
    {
      name: 'web process meanwhile',
      value: `${of.peak.toFixed(0)} MB`,
      measured: of.peak,
      bound: atMost(400, 'MB'),
    },
    {
      name: "another centre's p95 beside it",
      value: `${together.toFixed(1)} ms`,
      floor: `${alone.toFixed(1)} ms alone`,
      measured: together / alone,
      bound: atMost(2),
    },
  ]
}

const sessionsOf = (owner: pg.Client) =>
  inLargest(owner, async (tenant) => {
    const { rows } = await owner.query<{ made: string }>(
      `select count(*) as made from public.class_sessions where tenant_id = $1 and type = 'event'`,
      [tenant]
    )
    return Number(rows[0]!.made)
  })
