import { type Expression, sql } from 'kysely'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, inEveryBranch } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import { derivedColumns } from '#domain/shared/records/derived_columns'
import type { Columns, RecordKind } from '#domain/shared/records/record_kind'
import { toldColumns } from '#domain/shared/records/told_columns'
import { err, ok, type Result } from '#domain/shared/result'

export type Uses<Name extends string> = Record<Name, (id: string) => Expression<number>>

export type InUse<Name extends string> = { type: 'in_use'; uses: { by: Name; count: number }[] }

async function usesOf<Name extends string>(uses: Uses<Name>, id: string) {
  const names = Object.keys(uses) as Name[]
  if (names.length === 0) return []
  const counts = names.map((name) => sql`select (${uses[name](id)}) as count`)
  const counting = sql<{ count: number }>`${sql.join(counts, sql` union all `)}`
  const { rows } = await inEveryBranch(() => counting.execute(db()))
  return names.map((by, at) => ({ by, count: rows[at]!.count })).filter(({ count }) => count > 0)
}

/** A record in use can only be archived; the trail keeps what a deleted record was. */
export async function deleteRecord<Name extends string>(
  kind: RecordKind,
  actor: Actor,
  id: string,
  leaning: Uses<Name>
): Promise<Result<undefined, { type: 'not_found' } | InUse<Name>>> {
  const { table, subject, area } = kind
  if (!isUuid(id)) return err({ type: 'not_found' })
  const records = sql.table(table)
  const saved = sql<{ saved: Columns }>`
    select to_jsonb(t) - 'tenant_id' - ${derivedColumns}::text[] as saved from ${records} t where id = ${id} for update`
  const [found] = (await saved.execute(db())).rows
  if (!found) return err({ type: 'not_found' })
  const uses = await usesOf(leaning, id)
  if (uses.length > 0) return err({ type: 'in_use', uses })
  await sql`delete from ${records} where id = ${id}`.execute(db())
  const entry = { actor, action: `${area}.delete`, subjectType: subject, subjectId: id }
  await recordAudit({ ...entry, before: toldColumns(kind, found.saved, found.saved) })
  return ok(undefined)
}
