import { beginStep, importIn, type StepRefusal } from '#domain/imports/actions/begin_step'
import { ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; id: string }

/** Runs in the background and takes back only what nobody has touched since. */
export class UndoImport {
  execute({ tenantId, id }: Input): Promise<Result<{ id: string }, StepRefusal>> {
    return withTenant(tenantId, async () => {
      const found = await importIn(id, ['done'])
      if (!found.ok) return found
      await beginStep({ id, next_row: 0, handled: 0 }, 'undo')
      return ok({ id })
    })
  }
}
