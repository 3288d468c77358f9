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
  const rows = entries.map((entry) => ({ tenant_id: tenantId(), ...row(entry) }))
  await currentTransaction().insertQuery().table('audit_events').multiInsert(rows)
}

/**
 * recordAudit() as a part of the statement that writes the record, whose part `from` answers tenant_id; its bindings are
 * auditBindings(). `known` is a jsonb of what only that statement knows and `after` must tell.
 */
export const auditing = (from: string, known: string) => `
  insert into audit_events (tenant_id, id, actor_id, actor_name, request_id, action, subject_type, subject_id, before, after)
  select tenant_id, ?::uuid, ?::uuid, ?, ?, ?, ?, ?::uuid, ?::jsonb, ?::jsonb || ${known} from ${from}`

export const auditBindings = (entry: AuditEntry) => Object.values(row(entry))

function row({ actor, action, subjectType, subjectId, before, after }: AuditEntry) {
  return {
    id: uuid(),
    actor_id: actor.userId,
    actor_name: actor.name,
    actor_name_other: actor.nameOther ?? null,
    request_id: actor.requestId,
    action,
    subject_type: subjectType,
    subject_id: subjectId,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  }
}
