import type { Actor } from '#domain/shared/actor'
import { changeEntry } from '#domain/shared/catalogue/change_entry'
import { refusingTakenCode } from '#domain/shared/catalogue/taken_code'
import { withTenant } from '#domain/shared/tenant_scope'
import { type SubjectColumns, subjects } from '#domain/teaching/subjects'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  /** The version the person began to edit. */
  version: number
  columns: SubjectColumns
}

/** Changes a subject, unless someone else saved first. */
export class UpdateSubject {
  execute({ tenantId, ...change }: Input) {
    return refusingTakenCode(subjects, () =>
      withTenant(tenantId, () => changeEntry(subjects, change))
    )
  }
}
