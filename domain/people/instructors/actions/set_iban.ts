import { payeeRecord } from '#domain/people/instructors/instructor_record'
import type { EditRefusal } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { updateRecord } from '#domain/shared/records/update_record'
import type { Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; id: string; version: number; iban: string | null }

export class SetIban {
  execute({
    tenantId,
    actor,
    id,
    version,
    iban,
  }: Input): Promise<Result<{ changed: string[] }, EditRefusal>> {
    const edit = { id, version, columns: { iban } }
    return withTenant(tenantId, () => updateRecord(payeeRecord, actor, edit))
  }
}
