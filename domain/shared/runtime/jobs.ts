import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import { db, platform, tenantId } from '#domain/shared/data/database'
import type { JobQueue } from '#domain/shared/runtime/job_queues'

let boss: Promise<PgBoss> | undefined

/**
 * Called once by the provider; the queue starts beside the server, and callers await it when they
 * need it.
 */
export function bindJobs(starting: Promise<PgBoss> | undefined) {
  boss = starting
}

export async function startedQueue() {
  if (!boss) throw new Error('bindJobs() has not been called')
  return boss
}

/** Inside the tenant's transaction: the job exists exactly when that is committed. */
export const enqueue = (queue: JobQueue, data: object) => enqueueEach(queue, [data])

interface How<T> {
  priorityOf?: (data: T) => number
  /** Seconds before it is done. */
  wait?: number
}

/** One statement. The tenant is the jobs' group: workers divide themselves among groups. */
export async function enqueueEach<T extends object>(
  queue: JobQueue,
  all: T[],
  { priorityOf = () => 0, wait }: How<T> = {}
) {
  if (all.length === 0) return
  const started = await startedQueue()
  const jobs = all.map((data) => ({
    data: { tenantId: tenantId(), ...data },
    priority: priorityOf(data),
    group: { id: tenantId() },
    ...(wait && { startAfter: wait }),
  }))
  await started.insert(queue, jobs, { db: fromKysely(db()) })
}

/** Outside of any transaction, and nothing where the tenant has such a job waiting already. */
export async function enqueueOnce(queue: JobQueue, tenant: string) {
  const started = await startedQueue()
  await started.send(queue, { tenantId: tenant }, { singletonKey: tenant, group: { id: tenant } })
}

export async function othersWait(queue: JobQueue, tenant: string): Promise<boolean> {
  const asked = sql<{ found: boolean }>`select exists (
    select from jobs.job
    where name = ${queue} and state < 'active' and start_after <= now() and data ->> 'tenantId' <> ${tenant}
  ) as found`
  const { rows } = await asked.execute(platform())
  return rows[0]!.found
}
