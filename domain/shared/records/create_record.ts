import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { DB } from '#database/schema'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import type { NewColumns, RecordKind, RecordTable } from '#domain/shared/records/record_kind'
import { toldColumns } from '#domain/shared/records/told_columns'

export async function createRecord<T extends RecordTable>(
  kind: RecordKind<T>,
  actor: Actor,
  columns: NewColumns<T>
): Promise<string> {
  const { table, subject, area } = kind
  const id = uuid()
  // Kysely can't follow a table that is a type parameter
  const row = { id, ...columns } as unknown as Insertable<DB['terms']>
  await db()
    .insertInto(table as 'terms')
    .values(row)
    .execute()
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
