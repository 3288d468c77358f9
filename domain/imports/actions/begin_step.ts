import type { Updateable } from 'kysely'
import type { DB } from '#database/schema'
import {
  type ImportRecord,
  type ImportStep,
  type ImportStatus,
  statusOf,
} from '#domain/imports/import'
import { lockImport } from '#domain/imports/queries/find_import'
import { now } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'
import { enqueue } from '#domain/shared/runtime/jobs'
import { err, ok, type Result } from '#domain/shared/result'

export type StepRefusal = { type: 'not_found' } | { type: 'not_now' }

/**
 * Locks an import in one of these statuses inside the running transaction; a step that stopped
 * counts as that step.
 */
export async function importIn(
  id: string,
  statuses: readonly ImportStatus[]
): Promise<Result<ImportRecord, StepRefusal>> {
  const found = await lockImport(id)
  if (!found) return err({ type: 'not_found' })
  return statuses.includes(found.status) ? ok(found) : err({ type: 'not_now' })
}

export async function beginStep(
  { id, next_row, handled }: Pick<ImportRecord, 'id' | 'next_row' | 'handled'>,
  step: ImportStep,
  columns: Updateable<DB['imports']> = {}
) {
  const status = statusOf[step].during
  await db()
    .updateTable('imports')
    .set({ ...columns, step, status, next_row, handled, updated_at: now().toJSDate() })
    .where('id', '=', id)
    .execute()
  await enqueue('imports', { importId: id })
}
