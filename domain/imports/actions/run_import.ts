import { beginStep, importIn, type StepRefusal } from '#domain/imports/actions/begin_step'
import type { Actor } from '#domain/shared/audit/actor'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; id: string }

export class RunImport {
  execute({ tenantId, actor, id }: Input): Promise<Result<{ id: string }, StepRefusal>> {
    return withTenant(tenantId, async () => {
      const found = await importIn(id, ['checked', 'stopped'])
      if (!found.ok) return found
      const { status, step, to_create, to_update, to_skip } = found.value
      if (status === 'stopped') await beginStep(found.value, step)
      else if (to_create + to_update + to_skip === 0) return err({ type: 'not_now' })
      else await beginStep({ id, next_row: 0, handled: 0 }, 'run', startedBy(actor))
      return ok({ id })
    })
  }
}

const startedBy = (actor: Actor) => ({
  started_by: actor.userId,
  started_by_name: actor.name,
  started_by_name_other: actor.nameOther ?? null,
  request_id: actor.requestId,
  started_at: now().toJSDate(),
})
