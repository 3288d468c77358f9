import type { Actor } from '#domain/shared/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { withTenant } from '#domain/shared/data/database'
import { addEntry } from '#domain/shared/records/save_entry'
import type { TermFields } from '#domain/teaching/term_fields'
import { termRecord } from '#domain/teaching/term_record'

type Input = { tenantId: string; actor: Actor; fields: TermFields }

/** Adds a term. */
export class CreateTerm {
  execute({ tenantId, actor, fields }: Input) {
    return refusingTaken('terms', () =>
      withTenant(tenantId, () => addEntry(termRecord, 'TRM', actor, fields))
    )
  }
}
