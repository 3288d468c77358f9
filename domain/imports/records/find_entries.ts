import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { Match } from '#domain/imports/records/target'
import { selectRows } from '#domain/shared/select_rows'

type Found = Omit<Match, 'isStrict'> & { is_strict: boolean }

/**
 * Entries of a catalogue whom rows may be: by their code for sure, else by a title in either language together with
 * `within`, the ids or days that must be the same.
 */
export function entryFinder(table: string, within: Record<string, 'uuid' | 'date'>) {
  const typed = Object.entries(within).map(([name, type]) => `${name} ${type}`)
  const alike = Object.keys(within).map((name) => `and t.${name} = g.${name}`)
  const sql = `
    with given as materialized (
      select *, array_remove(array[search.normalise(title_en), search.normalise(title_ar)], '') as titles
      from jsonb_to_recordset(?::jsonb)
        as g (row integer, code text, title_en text, title_ar text, ${typed.join(', ')})
    )
    select g.row, t.id, 'code' as column, true as is_strict from given g
    join ${table} t on t.tenant_id = current_setting('app.tenant_id')::uuid and t.code = g.code
    union all
    select g.row, t.id, case when g.title_ar is null then 'title_en' else 'title_ar' end, false from given g
    join ${table} t on t.tenant_id = current_setting('app.tenant_id')::uuid ${alike.join(' ')}
      and (g.code is null or t.code = g.code)
      and array[search.normalise(t.title_en), search.normalise(t.title_ar)] && g.titles`
  return async (rows: ReadRow[]): Promise<Match[]> => {
    if (rows.length === 0) return []
    const asked = rows.map(({ row, values }) => ({ ...values, row }))
    const found = await selectRows<Found>(sql, [JSON.stringify(asked)])
    return found.map(({ is_strict: isStrict, ...match }) => ({ ...match, isStrict }))
  }
}
