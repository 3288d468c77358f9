import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import { holdLadder, ladder, renumber } from '#domain/teaching/catalogue/ladder'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  /** The level to stand right after; null for the foot of the ladder. */
  afterId: string | null
}

type Refusal = { type: 'not_found' } | { type: 'neighbour_gone' }

/**
 * The new place is named by a neighbour, not by a number, so that what others move meanwhile stays
 * where they put it. Nobody's form becomes stale, so no version is raised.
 */
export class MoveLevel {
  execute({ tenantId, actor, id, afterId }: Input): Promise<Result<{ id: string }, Refusal>> {
    return withTenant(tenantId, async () => {
      await holdLadder()
      const levels = await ladder()
      const moved = levels.find((level) => level.id === id)
      if (!moved) return err({ type: 'not_found' })
      const others = levels.map((level) => level.id).filter((other) => other !== id)
      const place = afterId === null ? 0 : others.indexOf(afterId) + 1
      if (afterId !== null && place === 0) return err({ type: 'neighbour_gone' })

      await renumber(others.toSpliced(place, 0, id))
      if (place + 1 !== moved.position) {
        await recordAudit({
          actor,
          action: 'levels.move',
          subjectType: 'level',
          subjectId: id,
          before: { position: moved.position },
          after: { position: place + 1 },
        })
      }
      return ok({ id })
    })
  }
}
