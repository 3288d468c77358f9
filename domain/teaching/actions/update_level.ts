import type { Actor } from '#domain/shared/actor'
import { changeEntry } from '#domain/shared/catalogue/change_entry'
import { refusingTakenCode } from '#domain/shared/catalogue/taken_code'
import { withTenant } from '#domain/shared/tenant_scope'
import { type LevelColumns, levels } from '#domain/teaching/levels'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  /** The version the person began to edit. */
  version: number
  columns: LevelColumns
}

/** Changes a level, unless someone else saved first. */
export class UpdateLevel {
  execute({ tenantId, ...change }: Input) {
    return refusingTakenCode(levels, () => withTenant(tenantId, () => changeEntry(levels, change)))
  }
}
