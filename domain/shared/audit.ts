import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/actor'
import { selectRows } from '#domain/shared/select_rows'

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

/** What an entry holds and of which type; `after` stands last, because a statement adds to it. */
const types = {
  id: 'uuid',
  actor_id: 'uuid',
  actor_name: 'text',
  actor_name_other: 'text',
  request_id: 'text',
  action: 'text',
  subject_type: 'text',
  subject_id: 'uuid',
  before: 'jsonb',
  after: 'jsonb',
}

type Row = Record<keyof typeof types, string | null>

const columns = Object.keys(types) as (keyof Row)[]

const append = `
  insert into audit_events (tenant_id, ${columns.join(', ')})
  select current_setting('app.tenant_id')::uuid, ${columns.join(', ')}
  from jsonb_to_recordset(?::jsonb) as entry (${columns.map((name) => `${name} ${types[name]}`).join(', ')})`

/**
 * Appends to the audit trail inside the running transaction: who changed what exists exactly when the change does. One
 * statement, however many entries; answers their ids.
 */
export async function recordAudit(...entries: AuditEntry[]) {
  if (entries.length === 0) return []
  const rows = entries.map((entry) => ({
    ...row(entry),
    before: entry.before ?? null,
    after: entry.after ?? null,
  }))
  await selectRows(append, [JSON.stringify(rows)])
  return rows.map(({ id }) => id!)
}

/**
 * recordAudit() as a part of the statement that writes the record, whose part `from` answers tenant_id; its bindings are
 * auditBindings(). `known` is a jsonb of what only that statement knows and `after` must tell.
 */
export const auditing = (from: string, known: string) => `
  insert into audit_events (tenant_id, ${columns.join(', ')})
  select tenant_id, ${columns.map((name) => `?::${types[name]}`).join(', ')} || ${known} from ${from}`

/** The values of `auditing()`'s placeholders, in their order. */
export function auditBindings(entry: AuditEntry) {
  const values = row(entry)
  return columns.map((name) => values[name])
}

function row({ actor, action, subjectType, subjectId, before, after }: AuditEntry): Row {
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
