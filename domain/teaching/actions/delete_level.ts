import type { Actor } from '#domain/shared/actor'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { counted } from '#domain/shared/records/list_uses'
import { withTenant } from '#domain/shared/data/database'
import { holdLadder, ladder, renumber } from '#domain/teaching/ladder'
import { levelRecord, levelUses } from '#domain/teaching/level_record'

type Input = { tenantId: string; actor: Actor; id: string }

/** Deletes a level that no course, group or instructor names; those after it move up. */
export class DeleteLevel {
  execute({ tenantId, actor, id }: Input) {
    return withTenant(tenantId, async () => {
      await holdLadder()
      const result = await deleteRecord(levelRecord, actor, id, counted(levelUses))
      if (result.ok) await renumber((await ladder()).map((level) => level.id))
      return result
    })
  }
}
