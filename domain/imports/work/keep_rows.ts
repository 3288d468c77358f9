import type { ImportRow } from '#domain/imports/import'
import { selectRows } from '#domain/shared/select_rows'

export type KeptRow = Pick<ImportRow, 'row' | 'outcome'> & Partial<ImportRow>

const types = {
  row: 'integer',
  outcome: 'text',
  record_id: 'uuid',
  number: 'text',
  cells: 'jsonb',
  problems: 'jsonb',
  before: 'jsonb',
  version: 'integer',
}
const names = Object.keys(types).join(', ')
const typed = Object.entries(types).map(([name, type]) => `${name} ${type}`)

/** Writes down what became of rows, in one statement; a row that is written down already keeps its newest outcome. */
export async function keepRows(importId: string, rows: KeptRow[]) {
  if (rows.length === 0) return
  await selectRows(
    `insert into import_rows (tenant_id, import_id, ${names})
     select current_setting('app.tenant_id')::uuid, ?::uuid, ${names}
     from jsonb_to_recordset(?::jsonb) as kept (${typed.join(', ')})
     on conflict (tenant_id, import_id, row) do update set outcome = excluded.outcome, problems = excluded.problems,
       cells = excluded.cells, record_id = excluded.record_id, number = excluded.number, version = excluded.version`,
    [importId, JSON.stringify(rows)]
  )
}
