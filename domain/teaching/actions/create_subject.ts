import type { Actor } from '#domain/shared/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { withTenant } from '#domain/shared/data/database'
import { addEntry } from '#domain/shared/records/save_entry'
import type { SubjectFields } from '#domain/teaching/subject_fields'
import { subjectRecord } from '#domain/teaching/subject_record'

type Input = { tenantId: string; actor: Actor; fields: SubjectFields }

/** Adds a subject. */
export class CreateSubject {
  execute({ tenantId, actor, fields }: Input) {
    return refusingTaken('subjects', () =>
      withTenant(tenantId, () => addEntry(subjectRecord, 'SUB', actor, fields))
    )
  }
}
