import type { Actor } from '#domain/shared/actor'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { counted } from '#domain/shared/records/list_uses'
import { withTenant } from '#domain/shared/data/database'
import { subjectRecord, subjectUses } from '#domain/teaching/subject_record'

type Input = { tenantId: string; actor: Actor; id: string }

/** Deletes a subject that no course and no instructor names. */
export class DeleteSubject {
  execute({ tenantId, actor, id }: Input) {
    return withTenant(tenantId, () => deleteRecord(subjectRecord, actor, id, counted(subjectUses)))
  }
}
