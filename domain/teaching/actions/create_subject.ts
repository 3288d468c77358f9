import type { Actor } from '#domain/shared/actor'
import { addEntry } from '#domain/shared/catalogue/add_entry'
import { withTenant } from '#domain/shared/tenant_scope'
import { type SubjectColumns, subjects } from '#domain/teaching/subjects'

type Input = { tenantId: string; actor: Actor; columns: SubjectColumns }

/** Adds a subject. */
export class CreateSubject {
  execute({ tenantId, actor, columns }: Input) {
    return withTenant(tenantId, () => addEntry(subjects, { actor, columns }))
  }
}
