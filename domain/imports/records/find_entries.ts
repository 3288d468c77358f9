import { sql } from 'kysely'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { Match } from '#domain/imports/records/target'
import { ownBranches } from '#domain/shared/data/branch_limit'
import { inEveryBranch } from '#domain/shared/data/database'
import { enteredTenant } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Found = Omit<Match, 'isStrict' | 'isUnseen'> & { is_strict: boolean }

/**
 * By code for sure, else by a title in either language together with `within`, the ids or days that
 * must be the same.
 */
export function entryFinder(table: string, within: Record<string, 'uuid' | 'date'>) {
  const columns = Object.entries(within).map(
    ([name, type]) => sql`, ${sql.ref(name)} ${sql.raw(type)}`
  )
  const alike = Object.keys(within).map((name) => sql` and t.${sql.ref(name)} = g.${sql.ref(name)}`)
  const none = sql``
  const find = statement(
    (_, { asked }: { asked: string }) => sql<Found>`
      with given as materialized (
        select *, array_remove(array[search.normalise(title_en), search.normalise(title_ar)], '') as titles
        from jsonb_to_recordset(${asked}::jsonb)
          as g (row integer, code text, title_en text, title_ar text${sql.join(columns, none)})
      )
      select g.row, t.id, 'code' as column, true as is_strict from given g
      join ${sql.table(table)} t on t.tenant_id = ${enteredTenant} and t.code = g.code
      union all
      select g.row, t.id, case when g.title_ar is null then 'title_en' else 'title_ar' end, false from given g
      join ${sql.table(table)} t on t.tenant_id = ${enteredTenant}${sql.join(alike, none)}
        and (g.code is null or t.code = g.code)
        and array[search.normalise(t.title_en), search.normalise(t.title_ar)] && g.titles`
  )
  return async (rows: ReadRow[]): Promise<Match[]> => {
    if (rows.length === 0) return []
    const asked = rows.map(({ row, values }) => ({ ...values, row }))
    const search = () => find({ asked: JSON.stringify(asked) })
    const found = await search()
    const seen = new Set(found.map(({ id }) => id))
    // A code is unique in the centre, also among what is in other branches
    const unseen = ownBranches() === null ? [] : await inEveryBranch(search)
    return [
      ...found.map(toMatch),
      ...unseen
        .filter(({ id, is_strict }) => is_strict && !seen.has(id))
        .map((match) => ({ ...toMatch(match), isUnseen: true })),
    ]
  }
}

const toMatch = ({ is_strict: isStrict, ...match }: Found): Match => ({ ...match, isStrict })
