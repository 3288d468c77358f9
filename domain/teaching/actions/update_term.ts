import type { Actor } from '#domain/shared/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { withTenant } from '#domain/shared/data/database'
import { changeEntry } from '#domain/shared/records/save_entry'
import type { TermFields } from '#domain/teaching/term_fields'
import { termRecord } from '#domain/teaching/term_record'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  /** The version the person began to edit. */
  version: number
  fields: TermFields
}

/** Changes a term, unless someone else saved first. */
export class UpdateTerm {
  execute({ tenantId, actor, ...edit }: Input) {
    return refusingTaken('terms', () =>
      withTenant(tenantId, () => changeEntry(termRecord, actor, edit))
    )
  }
}
