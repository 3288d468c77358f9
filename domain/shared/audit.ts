import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/actor'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

type Fields = Record<string, unknown>

export type AuditEntry = {
  actor: Actor
  /** area.verb, as in the permission: `students.update`. */
  action: string
  subjectType: string
  subjectId: string
  /** Only the fields that changed, by column name. */
  before?: Fields
  after?: Fields
}

/** Appends to the audit trail inside the running transaction: who changed what exists exactly when the change does. */
export async function recordAudit(...entries: AuditEntry[]) {
  if (entries.length === 0) return
  await currentTransaction().insertQuery().table('audit_events').multiInsert(entries.map(row))
}

function row({ actor, action, subjectType, subjectId, before, after }: AuditEntry) {
  return {
    tenant_id: tenantId(),
    id: uuid(),
    actor_id: actor.userId,
    actor_name: actor.name,
    request_id: actor.requestId,
    action,
    subject_type: subjectType,
    subject_id: subjectId,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  }
}
