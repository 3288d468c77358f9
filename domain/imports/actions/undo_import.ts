import { beginStep, importIn, type StepRefusal } from '#domain/imports/actions/begin_step'
import type { Actor } from '#domain/shared/audit/actor'
import { ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; id: string }

/** Runs in the background as whoever asks for it, and undoes only what nobody has touched since. */
export class UndoImport {
  execute({ tenantId, actor, id }: Input): Promise<Result<{ id: string }, StepRefusal>> {
    return withTenant(tenantId, async () => {
      const found = await importIn(id, ['done'])
      if (!found.ok) return found
      await beginStep({ id, next_row: 0, handled: 0 }, 'undo', undoneBy(actor))
      return ok({ id })
    })
  }
}

const undoneBy = (actor: Actor) => ({
  undone_by: actor.userId,
  undone_by_name: actor.name,
  undone_by_name_other: actor.nameOther ?? null,
  undo_request_id: actor.requestId,
})
