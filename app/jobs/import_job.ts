import logger from '@adonisjs/core/services/logger'
import { TableStore } from '#core/imports/table_store'
import { findTenantById } from '#domain/access/queries/find_tenant'
import { ForgetTable } from '#domain/imports/actions/forget_table'
import { StopImport } from '#domain/imports/actions/stop_import'
import { statusOf } from '#domain/imports/import'
import { findImport } from '#domain/imports/queries/find_import'
import { workOnImport } from '#domain/imports/work/import_work'
import { today } from '#domain/shared/clock'
import { readTenant } from '#domain/shared/tenant_scope'

export type ImportJob = { tenantId: string; importId: string }

/** Goes on with an import where it stands. What fails is written to the log and left for somebody to continue. */
export async function importJob({ tenantId, importId }: ImportJob) {
  const tenant = await findTenantById(tenantId)
  const record = tenant && (await readTenant(tenantId, () => findImport(importId)))
  if (!record || record.status !== statusOf[record.step].during) return
  const store = new TableStore(tenantId)
  try {
    const table = record.step !== 'undo' && record.file ? await store.read(record.file) : null
    const reading = { phoneCountry: tenant.phoneCountry, today: today(tenant.timezone) }
    const isFinished = await workOnImport({ tenantId, record, table, reading })
    if (!isFinished || record.step === 'check') return
    await store.discard(record.file)
    await new ForgetTable().execute({ tenantId, id: importId })
  } catch (error) {
    logger.error({ err: error, import: importId }, 'an import stopped')
    await new StopImport().execute({ tenantId, id: importId })
  }
}
