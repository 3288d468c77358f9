import type { Actor } from '#domain/shared/actor'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { counted } from '#domain/shared/records/list_uses'
import { withTenant } from '#domain/shared/data/database'
import { termRecord, termUses } from '#domain/teaching/term_record'

type Input = { tenantId: string; actor: Actor; id: string }

/** Deletes a term that no course and no instructor names. */
export class DeleteTerm {
  execute({ tenantId, actor, id }: Input) {
    return withTenant(tenantId, () => deleteRecord(termRecord, actor, id, counted(termUses)))
  }
}
