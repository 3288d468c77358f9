import { sql } from 'kysely'
import type { Problem } from '#domain/imports/cells/cell'
import type { Verdict } from '#domain/imports/records/match_rows'
import { statement } from '#domain/shared/data/statement'

export const firstRowFailed = (first: number): Problem => ({
  column: null,
  type: 'first_row_failed',
  number: first,
})

const refusedAmong = statement((query, wanted: { importId: string; rows: number[] }) =>
  query
    .selectFrom('import_rows')
    .where('import_id', '=', wanted.importId)
    .where('row', '=', sql<number>`any(${wanted.rows}::integer[])`)
    .where('outcome', '=', sql.lit('invalid'))
    .select('row')
)

/**
 * A row that adds to an earlier one which is refused, in this batch or one before it, is refused too. Where
 * somebody chose that both are one child it is only warned of, so that it can be said otherwise.
 */
export async function refuseFollowers(importId: string, verdicts: Verdict[]): Promise<Verdict[]> {
  const firsts = verdicts.flatMap(({ outcome, row }) =>
    outcome === 'continue' ? [row.continues!] : []
  )
  if (firsts.length === 0) return verdicts
  const earlier = await refusedAmong({ importId, rows: firsts })
  const here = verdicts.flatMap(({ outcome, row }) => (outcome === 'invalid' ? [row] : []))
  const refused = new Set([...earlier, ...here].map(({ row }) => row))
  return verdicts.map((verdict): Verdict => {
    const { outcome, row } = verdict
    if (outcome !== 'continue' || !refused.has(row.continues!)) return verdict
    const problem = firstRowFailed(row.continues!)
    const { warnings = [] } = row
    if (warnings.some(({ type }) => type === 'same_row'))
      return { outcome, row: { ...row, warnings: [...warnings, problem] } }
    return { outcome: 'invalid', row: { ...row, problems: [problem] } }
  })
}
