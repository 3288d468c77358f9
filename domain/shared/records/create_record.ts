import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import type { Columns, RecordKind } from '#domain/shared/records/record_kind'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

/** Adds a record to the entered tenant and tells the audit trail all that was given. Answers its id. */
export async function createRecord(
  { table, subject, area }: RecordKind,
  actor: Actor,
  columns: Columns
): Promise<string> {
  const id = uuid()
  await currentTransaction()
    .insertQuery()
    .table(table)
    .insert({ tenant_id: tenantId(), id, ...columns })
  const given = Object.entries(columns).filter(([, value]) => value !== null)
  await recordAudit({
    actor,
    action: `${area}.create`,
    subjectType: subject,
    subjectId: id,
    after: Object.fromEntries(given),
  })
  return id
}
