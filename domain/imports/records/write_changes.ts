import type { ImportTarget } from '#domain/imports/records/target'
import { now } from '#domain/shared/clock'
import { selectRows } from '#domain/shared/select_rows'

type Change = {
  id: string
  /** New values by column; what is not named stays. */
  change: Record<string, unknown>
  /** Only when the record still has it. */
  version?: number
}

/** Changes records in one statement and raises their versions; answers the ids of those it changed. */
export async function write({ table, columns, numbering }: ImportTarget, changes: Change[]) {
  if (changes.length === 0) return []
  const names = numbering.column === 'code' ? [...columns, 'code'] : columns
  const sets = names.map(
    (name) =>
      `${name} = case when jsonb_exists(g.change, '${name}') then p.${name} else t.${name} end`
  )
  const changed = await selectRows<{ id: string }>(
    `update ${table} t set ${sets.join(', ')}, version = t.version + 1, updated_at = ?
     from jsonb_to_recordset(?::jsonb) as g (id uuid, change jsonb, version integer)
     cross join lateral jsonb_populate_record(null::public.${table}, g.change) as p
     where t.tenant_id = current_setting('app.tenant_id')::uuid and t.id = g.id
       and (g.version is null or t.version = g.version)
     returning t.id`,
    [now().toJSDate(), JSON.stringify(changes)]
  )
  return changed.map(({ id }) => id)
}
