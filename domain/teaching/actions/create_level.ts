import type { Actor } from '#domain/shared/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { withTenant } from '#domain/shared/data/database'
import { holdLadder, nextPosition } from '#domain/teaching/ladder'
import type { LevelFields } from '#domain/teaching/level_fields'
import { levelRecord } from '#domain/teaching/level_record'
import { addEntry } from '#domain/shared/records/save_entry'

type Input = { tenantId: string; actor: Actor; fields: LevelFields }

/** Adds a level at the end of the ladder. */
export class CreateLevel {
  execute({ tenantId, actor, fields }: Input) {
    return refusingTaken('levels', () =>
      withTenant(tenantId, async () => {
        await holdLadder()
        const position = await nextPosition()
        return addEntry(levelRecord, 'LVL', actor, { ...fields, position })
      })
    )
  }
}
