import { sql } from 'kysely'
import type { RecordTarget } from '#domain/imports/records/target'
import { now } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'
import { anyOf, type Columns, enteredTenant } from '#domain/shared/data/sql'
import { keyed, withKeyColumns } from '#domain/shared/records/keyed_name'
import { storedNameFields } from '#domain/shared/text/person_names'

type Change = {
  id: string
  change: Record<string, unknown>
  /** Only when the record still has it. */
  version?: number
}

export async function write(target: RecordTarget, changes: Change[]) {
  if (changes.length === 0) return []
  const { table, columns, numbering } = target
  const names = numbering.column === 'code' ? [...columns, 'code'] : withKeyColumns(columns)
  const sets = names.map((name) => {
    const column = sql.ref(name)
    return sql`${column} = case when jsonb_exists(g.change, ${sql.lit(name)}) then p.${column} else t.${column} end`
  })
  const changed = sql<Columns<'students', 'id'>>`
    update ${sql.table(table)} t set ${sql.join(sets)}, version = t.version + 1, updated_at = ${now().toJSDate()}
    from jsonb_to_recordset(${JSON.stringify(await withKeys(target, changes))}::jsonb) as g (id uuid, change jsonb, version integer)
    cross join lateral jsonb_populate_record(null::${sql.id('public', table)}, g.change) as p
    where t.tenant_id = ${enteredTenant} and t.id = g.id and (g.version is null or t.version = g.version)
    returning t.id`
  const { rows } = await changed.execute(db())
  return rows.map(({ id }) => id)
}

/** A change tells the part of a name that differs: keys are made of the whole one. */
async function withKeys({ table, columns }: RecordTarget, changes: Change[]): Promise<Change[]> {
  const isNaming = ({ change }: Change) => storedNameFields.some((field) => field in change)
  const ids = changes.filter(isNaming).map(({ id }) => id)
  if (!columns.includes('first_name') || ids.length === 0) return changes
  const named = await db()
    .selectFrom(table as 'students')
    .where('id', '=', anyOf(ids))
    .select(['id', ...storedNameFields])
    .orderBy('id')
    .forUpdate()
    .execute()
  const names = new Map(named.map(({ id, ...name }) => [id, name]))
  return changes.map((one) => ({ ...one, change: keyed(one.change, names.get(one.id)) }))
}
