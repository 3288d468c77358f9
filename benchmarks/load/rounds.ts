import { Load } from '#benchmarks/load/load'
import type { LoadResult } from '#benchmarks/load/job'
import type { Target } from '#benchmarks/load/targets'
import { processorTime } from '#benchmarks/measure/processor_time'
import { settings } from '#benchmarks/settings'

export type Slice = LoadResult & { webCpu: number; databaseCpu: number }
export type Slices = Map<string, Slice[]>

/** Interleaved slices: every round loads every target once, after one short round that warms up and is thrown away. */
export async function loadInRounds(targets: Target[], postmaster: number): Promise<Slices> {
  const load = new Load()
  const slices: Slices = new Map(targets.map(({ name }) => [name, []]))
  try {
    for (const target of targets) {
      await target.check()
      await slice(load, { ...target, job: { ...target.job, seconds: 2 } }, postmaster)
    }
    for (let round = 0; round < settings.rounds; round++) {
      for (const target of targets) {
        slices.get(target.name)!.push(await slice(load, target, postmaster))
      }
    }
  } finally {
    await load.stop()
  }
  return slices
}

async function slice(load: Load, target: Target, postmaster: number): Promise<Slice> {
  const { name, job, pid, prepare, count } = target
  await prepare?.()
  const first = await count?.()
  const before = { web: processorTime(pid), database: processorTime(postmaster) }
  const result = await load.run(job)
  const busy = {
    web: processorTime(pid) - before.web,
    database: processorTime(postmaster) - before.database,
  }
  if (result.wrong > 0) throw new Error(`${name}: ${result.wrong} wrong answers`)
  const made = first === undefined ? result.requests : (await count!()) - first
  const counted = Math.min(made, result.requests)
  return {
    ...result,
    perSecond: (result.perSecond * counted) / result.requests,
    webCpu: busy.web / counted,
    databaseCpu: busy.database / counted,
  }
}
