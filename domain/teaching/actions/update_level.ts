import type { Actor } from '#domain/shared/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { withTenant } from '#domain/shared/data/database'
import { changeEntry } from '#domain/shared/records/save_entry'
import type { LevelFields } from '#domain/teaching/level_fields'
import { levelRecord } from '#domain/teaching/level_record'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  /** The version the person began to edit. */
  version: number
  fields: LevelFields
}

/** Changes a level, unless someone else saved first. */
export class UpdateLevel {
  execute({ tenantId, actor, ...edit }: Input) {
    return refusingTaken('levels', () =>
      withTenant(tenantId, () => changeEntry(levelRecord, actor, edit))
    )
  }
}
