import type { Actor } from '#domain/shared/actor'
import { addEntry } from '#domain/shared/catalogue/add_entry'
import { withTenant } from '#domain/shared/tenant_scope'
import { holdLadder, nextPosition } from '#domain/teaching/ladder'
import { type LevelColumns, levels } from '#domain/teaching/levels'

type Input = { tenantId: string; actor: Actor; columns: LevelColumns }

/** Adds a level at the end of the ladder. */
export class CreateLevel {
  execute({ tenantId, actor, columns }: Input) {
    return withTenant(tenantId, async () => {
      await holdLadder()
      return addEntry(levels, { actor, columns: { ...columns, position: await nextPosition() } })
    })
  }
}
