import { beginStep, importIn, type StepRefusal } from '#domain/imports/actions/begin_step'
import type { Actor } from '#domain/shared/audit/actor'
import { classSessionsMadeBy } from '#domain/imports/queries/class_sessions_made_by'
import { inEveryBranch, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'

type Input = { tenantId: string; actor: Actor; id: string }

/** Runs in the background as whoever asks for it, and undoes only what nobody has touched since. */
export class UndoImport {
  execute({ tenantId, actor, id }: Input): Promise<Result<{ id: string }, StepRefusal>> {
    return withTenant(tenantId, async () => {
      const found = await importIn(id, ['done'])
      if (!found.ok) return found
      if (!(await seesAllMade(id))) return err({ type: 'not_found' })
      await beginStep({ id, next_row: 0, handled: 0 }, 'undo', undoneBy(actor))
      return ok({ id })
    })
  }
}

/** Of a timetable of which somebody sees only a part, nothing is taken back (ADR 46). */
async function seesAllMade(id: string) {
  const made = await inEveryBranch(() => classSessionsMadeBy(id))
  return made === (await classSessionsMadeBy(id))
}

const undoneBy = (actor: Actor) => ({
  undone_by: actor.userId,
  undone_by_name: actor.name,
  undone_by_name_other: actor.nameOther ?? null,
  undo_request_id: actor.requestId,
})
