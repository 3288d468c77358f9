import { type Expression, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/audit/actor'
import { statement } from '#domain/shared/data/statement'

type Fields = Record<string, unknown>

/**
 * `action` is area.verb, as in the permission: `students.update`. `before` and `after` hold only
 * the fields that changed, by column name.
 */
export type AuditEntry = {
  actor: Actor
  action: string
  subjectType: string
  subjectId: string
  before?: Fields
  after?: Fields
}

/** In this order in the statement; `after` is last, because a statement adds to it. */
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
const names = sql.join(columns.map((name) => sql.ref(name)))
const typed = sql.join(columns.map((name) => sql`${sql.ref(name)} ${sql.raw(types[name])}`))

const append = statement(
  (_, { entries }: { entries: string }) => sql`
    insert into audit_events (${names})
    select ${names} from jsonb_to_recordset(${entries}::jsonb) as entry (${typed})`
)

/**
 * Appends inside the running transaction: the entry exists exactly when the change does. One
 * statement, however many entries; answers their ids.
 */
export async function recordAudit(...entries: AuditEntry[]) {
  if (entries.length === 0) return []
  const rows = entries.map(jsonRow)
  await append({ entries: JSON.stringify(rows) })
  return rows.map(({ id }) => id!)
}

export type AuditValues = Record<`audit_${keyof Row}`, string | null>

/**
 * recordAudit() as a part of the statement that writes the record, once for each row of its part
 * `from`; its values are auditValues(). `known` is a jsonb of what only that statement knows and
 * `after` must tell.
 */
export const auditing = (given: AuditValues, from: string, known: Expression<unknown>) => sql`
  insert into audit_events (${names})
  select ${sql.join(columns.map((name) => sql`${given[`audit_${name}`]}::${sql.raw(types[name])}`))} || ${known}
  from ${sql.table(from)}`

/** Entries for auditingEach(). */
export const auditRows = (entries: AuditEntry[]) => JSON.stringify(entries.map(jsonRow))

/**
 * recordAudit() as a part of the statement that writes many records: `entries` are auditRows(), joined to the
 * parts of it that `records` names; `after` gets the jsonb `more`.
 */
export const auditingEach = (
  entries: string,
  records: Expression<unknown>,
  more: Expression<unknown>
) => sql`
  insert into audit_events (${names})
  select ${sql.join(columns.map((name) => (name === 'after' ? sql`entry.after || ${more}` : sql.ref(`entry.${name}`))))}
  from jsonb_to_recordset(${entries}::jsonb) as entry (${typed}) join ${records}`

export function auditValues(entry: AuditEntry): AuditValues {
  const values = Object.entries(row(entry)).map(([name, value]) => [`audit_${name}`, value])
  return Object.fromEntries(values)
}

const jsonRow = (entry: AuditEntry) => ({
  ...row(entry),
  before: entry.before ?? null,
  after: entry.after ?? null,
})

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
