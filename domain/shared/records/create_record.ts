import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import type { Columns, RecordKind } from '#domain/shared/records/record_kind'
import { toldColumns } from '#domain/shared/records/told_columns'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

/** Adds a record to the entered tenant and tells the audit trail all that was given. Answers its id. */
export async function createRecord(
  kind: RecordKind,
  actor: Actor,
  columns: Columns
): Promise<string> {
  const { table, subject, area } = kind
  const id = uuid()
  await currentTransaction()
    .insertQuery()
    .table(table)
    .insert({ tenant_id: tenantId(), id, ...columns })
  const given = Object.entries(toldColumns(kind, columns, columns)).filter(
    ([, value]) => value !== null
  )
  await recordAudit({
    actor,
    action: `${area}.create`,
    subjectType: subject,
    subjectId: id,
    after: Object.fromEntries(given),
  })
  return id
}
