import { sql } from 'kysely'
import type { ImportRow } from '#domain/imports/import'
import { statement } from '#domain/shared/data/statement'

export type KeptRow = Pick<ImportRow, 'row' | 'outcome'> & Partial<ImportRow> & { made?: string[] }

const types = {
  row: 'integer',
  outcome: 'text',
  record_id: 'uuid',
  number: 'text',
  cells: 'jsonb',
  problems: 'jsonb',
  before: 'jsonb',
  version: 'integer',
  sessions: 'integer',
  made: 'uuid[]',
}
const names = sql.join(Object.keys(types).map((name) => sql.ref(name)))
const typed = sql.join(
  Object.entries(types).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
)

const keep = statement(
  (_, { importId, rows }: { importId: string; rows: string }) => sql`
    insert into import_rows (import_id, ${names})
    select ${importId}::uuid, ${names} from jsonb_to_recordset(${rows}::jsonb) as kept (${typed})
    on conflict (tenant_id, import_id, row) do update set outcome = excluded.outcome, problems = excluded.problems,
      cells = excluded.cells, record_id = excluded.record_id, number = excluded.number, version = excluded.version,
      sessions = excluded.sessions, made = coalesce(excluded.made, import_rows.made)`
)

/** For a row that is there already the newest outcome is kept. */
export async function keepRows(importId: string, rows: KeptRow[]) {
  if (rows.length > 0) await keep({ importId, rows: JSON.stringify(rows) })
}
