import { deleteRecord } from '#domain/shared/records/delete_record'
import type { DeleteEntry } from '#domain/shared/records/entry_acts'
import { counted } from '#domain/shared/records/list_uses'
import { withTenant } from '#domain/shared/data/database'
import { holdLadder, ladder, renumber } from '#domain/teaching/catalogue/ladder'
import { levelRecord, levelUses } from '#domain/teaching/catalogue/level_record'

export class DeleteLevel {
  execute({ tenantId, actor, id }: DeleteEntry) {
    return withTenant(tenantId, async () => {
      await holdLadder()
      const result = await deleteRecord(levelRecord, actor, id, counted(levelUses))
      if (result.ok) await renumber((await ladder()).map((level) => level.id))
      return result
    })
  }
}
