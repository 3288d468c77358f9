import type { CreateEntry } from '#domain/shared/records/entry_acts'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { withTenant } from '#domain/shared/data/database'
import { holdLadder, nextPosition } from '#domain/teaching/catalogue/ladder'
import { type LevelFields, levelRecord } from '#domain/teaching/catalogue/level_record'
import { addEntry } from '#domain/shared/records/save_entry'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

export class CreateLevel {
  execute({ tenantId, actor, fields }: CreateEntry<LevelFields>) {
    return refusingTaken('levels', () =>
      withTenant(tenantId, async () => {
        await holdLadder()
        const position = await nextPosition()
        return addEntry(levelRecord, codePrefixes.levels, actor, { ...fields, position })
      })
    )
  }
}
