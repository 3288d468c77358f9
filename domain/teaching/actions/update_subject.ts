import type { Actor } from '#domain/shared/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { withTenant } from '#domain/shared/data/database'
import { changeEntry } from '#domain/shared/records/save_entry'
import type { SubjectFields } from '#domain/teaching/subject_fields'
import { subjectRecord } from '#domain/teaching/subject_record'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  /** The version the person began to edit. */
  version: number
  fields: SubjectFields
}

/** Changes a subject, unless someone else saved first. */
export class UpdateSubject {
  execute({ tenantId, actor, ...edit }: Input) {
    return refusingTaken('subjects', () =>
      withTenant(tenantId, () => changeEntry(subjectRecord, actor, edit))
    )
  }
}
