import { importIn, type StepRefusal } from '#domain/imports/actions/begin_step'
import { tablesOf } from '#domain/imports/queries/find_import'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; id: string }

/**
 * Only before anything was written. Answers the drive keys of its tables, which the caller can
 * delete.
 */
export class DiscardImport {
  execute({ tenantId, id }: Input): Promise<Result<{ tables: (string | null)[] }, StepRefusal>> {
    return withTenant(tenantId, async () => {
      const found = await importIn(id, ['mapping', 'checked', 'stopped'])
      if (!found.ok) return found
      if (found.value.step !== 'check') return err({ type: 'not_now' })
      await db().deleteFrom('imports').where('id', '=', id).execute()
      return ok({ tables: tablesOf(found.value) })
    })
  }
}
