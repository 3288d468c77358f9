import { Load } from '#benchmarks/load/load'
import type { LoadResult } from '#benchmarks/load/job'
import type { Target } from '#benchmarks/load/targets'
import { processorTime } from '#benchmarks/measure/processor_time'
import { settings } from '#benchmarks/settings'

export type Slice = LoadResult & { webCpu: number; databaseCpu: number }

/** A target that failed has no slices, and asking for them throws its error. */
export class Slices {
  #slices = new Map<string, Slice[]>()
  #failures = new Map<string, unknown>()

  of(name: string): Slice[] {
    if (this.#failures.has(name)) throw this.#failures.get(name)
    return this.#slices.get(name)!
  }

  add(name: string, measured: Slice) {
    this.#slices.set(name, [...(this.#slices.get(name) ?? []), measured])
  }

  fail(name: string, error: unknown) {
    this.#failures.set(name, error)
  }

  hasFailed(name: string) {
    return this.#failures.has(name)
  }
}

/** Interleaved slices: every round loads every target once, after one short round that warms up and is thrown away. */
export async function loadInRounds(targets: Target[], postmaster: number): Promise<Slices> {
  const load = new Load()
  const slices = new Slices()
  const attempt = async (target: Target, act: () => Promise<unknown>) => {
    if (slices.hasFailed(target.name)) return
    await act().catch((error: unknown) => slices.fail(target.name, error))
  }
  try {
    for (const target of targets) {
      const job = { ...target.job, seconds: settings.warm_up_seconds }
      await attempt(target, async () => {
        await target.check()
        await slice(load, { ...target, job }, postmaster)
      })
    }
    for (let round = 0; round < settings.rounds; round++) {
      for (const target of targets) {
        await attempt(target, async () =>
          slices.add(target.name, await slice(load, target, postmaster))
        )
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
