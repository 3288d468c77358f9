import { currentTransaction } from '#domain/shared/tenant_scope'

/** One statement for all rows of a table; PostgreSQL reads them from one JSON document. All name the same columns. */
export async function insertRows(table: string, rows: object[]) {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const list = columns.join(', ')
  await currentTransaction().rawQuery(
    `insert into ${table} (tenant_id, ${list})
     select current_setting('app.tenant_id')::uuid, ${list}
     from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
    [JSON.stringify(rows)]
  )
}
