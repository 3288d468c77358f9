import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { ProblemType } from '#domain/imports/cells/cell'
import type { ImportRecord, ImportRow, RowOutcome } from '#domain/imports/import'
import { statement } from '#domain/shared/data/statement'

type Asked = { importId: string; outcomes: readonly RowOutcome[]; after: number; limit: number }

const from = (query: Kysely<DB>, { importId, outcomes, after, limit }: Asked) =>
  query
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('outcome', '=', sql<RowOutcome>`any(${outcomes})`)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .select(['row', 'outcome', 'record_id', 'number', 'version', 'sessions'])
    .select(({ ref }) => [
      ref('cells').$castTo<ImportRow['cells']>().as('cells'),
      ref('problems').$castTo<ImportRow['problems']>().as('problems'),
      ref('before').$castTo<ImportRow['before']>().as('before'),
    ])

const rowsOf = statement((query, asked: Asked) => from(query, asked))

const troubledRowsOf = statement((query, asked: Asked) =>
  from(query, asked).where((row) =>
    row.or([row('problems', 'is not', null), row('outcome', '=', sql.lit('kept'))])
  )
)

export const listImportRows = (
  importId: string,
  outcomes: readonly RowOutcome[],
  { after = 0, limit }: { after?: number; limit: number }
) => rowsOf({ importId, outcomes, after, limit })

/** Rows that were not taken, or not with all their cells, and records that stayed. */
export const listTroubledRows = (
  importId: string,
  outcomes: readonly RowOutcome[],
  { after = 0, limit }: { after?: number; limit: number }
) => troubledRowsOf({ importId, outcomes, after, limit })

const madeBy = statement((query, { importId, rows }: { importId: string; rows: number[] }) =>
  query
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${rows}::integer[])`)
    .select(['row', 'made'])
)

/** With the ids of the class sessions that they made. */
export async function withMade<Row extends Pick<ImportRow, 'row'>>(importId: string, rows: Row[]) {
  const found = await madeBy({ importId, rows: rows.map(({ row }) => row) })
  const made = new Map(found.map((one) => [one.row, one.made ?? []]))
  return rows.map((row) => ({ ...row, made: made.get(row.row) ?? [] }))
}

export type RowFault = {
  column: string | null
  type: ProblemType
  is_taken: boolean
  count: number
  values: string[]
}

const faultsOf = statement(
  (
    _,
    { id, mapping, outcomes }: { id: string; mapping: string[]; outcomes: readonly RowOutcome[] }
  ) =>
    sql<RowFault>`
    with fault as (
      select r.row, p ->> 'column' as "column", p ->> 'type' as type, r.outcome not in ('invalid', 'failed') as is_taken,
        nullif(left(r.cells ->> (array_position(${mapping}::text[], p ->> 'column') - 1), 60), '') as value
      from import_rows r cross join jsonb_array_elements(r.problems) p
      where r.import_id = ${id} and r.outcome = any(${outcomes}) and (r.problems is not null or r.outcome = 'kept')
    )
    select "column", type, is_taken, count(distinct row)::integer as count,
      coalesce((array_agg(distinct value) filter (where value is not null))[1:3], '{}') as "values"
    from fault group by 1, 2, 3 order by 4 desc, 1, 2 limit 50`
)

/** Most frequent first; `mapping` says where a column stands in the rows. */
export const listRowFaults = (
  { id, mapping }: Pick<ImportRecord, 'id' | 'mapping'>,
  outcomes: readonly RowOutcome[]
) => faultsOf({ id, mapping: mapping.map((name) => name ?? ''), outcomes })

const batch = 1000
const every = [
  'planned',
  'incomplete',
  'invalid',
  'created',
  'updated',
  'skipped',
  'failed',
  'undone',
  'kept',
] as const

export async function* everyImportRow(importId: string): AsyncGenerator<ImportRow[]> {
  for (let after = 0; ;) {
    const rows = await listImportRows(importId, every, { after, limit: batch })
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    after = rows.at(-1)!.row
  }
}
