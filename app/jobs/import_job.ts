import logger from '@adonisjs/core/services/logger'
import { TableStore } from '#core/imports/table_store'
import { findStandingOf } from '#domain/access/roles/queries/find_standing_of'
import type { Tenant } from '#domain/access/centre/tenant'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import { StopImport } from '#domain/imports/actions/stop_import'
import { type ImportRecord, statusOf } from '#domain/imports/import'
import { findImport, keptTables, tablesOf } from '#domain/imports/queries/find_import'
import { actorOf } from '#domain/imports/work/actor_of'
import { workOnImport } from '#domain/imports/work/import_work'
import { inBranches } from '#domain/shared/data/branch_limit'
import { today } from '#domain/shared/time/clock'
import { enqueue, othersWait } from '#domain/shared/runtime/jobs'
import { readTenant, withTenant } from '#domain/shared/data/database'

export type ImportJob = { tenantId: string; importId: string }

/** In milliseconds, while another centre's import waits. */
const longestTurn = 5_000

/** The branches of whoever asked for this step, as they are now; a deleted account has none. */
const branchesOf = async (userId: string | null) =>
  userId ? ((await findStandingOf(userId)) ?? { branches: [] }).branches : null

/** A failure is logged, and the import left for somebody to continue. */
export async function importJob(job: ImportJob, turn = longestTurn) {
  const { tenantId, importId } = job
  const tenant = await findTenantById(tenantId)
  const record = tenant && (await readTenant(tenantId, () => findImport(importId)))
  if (!record || record.status !== statusOf[record.step].during) return
  const limit = await readTenant(tenantId, () => branchesOf(actorOf(record).userId))
  await inBranches(limit, () => work({ job, turn, tenant, record }))
}

type Work = { job: ImportJob; turn: number; tenant: Tenant; record: ImportRecord }

async function work({ job, turn, tenant, record }: Work) {
  const { tenantId, importId } = job
  const began = performance.now()
  const store = new TableStore(tenantId)
  try {
    const table = record.step !== 'undo' && record.file ? await store.read(record.file) : null
    const reading = { phoneCountry: tenant.phoneCountry, today: today(tenant.timezone) }
    const isTurnOver = async () =>
      performance.now() - began >= turn && (await othersWait('imports', tenantId))
    const centre = { zone: tenant.timezone, weekStart: tenant.weekStart }
    const done = await workOnImport({ tenantId, record, table, reading, centre, isTurnOver })
    if (done === 'later') await withTenant(tenantId, () => enqueue('imports', job))
    if (done !== 'finished' || record.step === 'check') return
    await store.discard(tablesOf(record))
    await store.sweep(await readTenant(tenantId, () => keptTables()))
  } catch (error) {
    logger.error({ err: error, import: importId }, 'an import stopped')
    await new StopImport().execute({ tenantId, id: importId })
  }
}
