import type pg from 'pg'
import { keyed, peopleTables } from '#domain/shared/records/keyed_name'

const batch = 2000

/** Raw rows have no keys: the job that would make them at the next start would run beside what is measured. */
export async function keyNames(owner: pg.Client) {
  const { rows } = await owner.query<{ id: string }>('select id from platform.tenants')
  let keyedRows = 0
  for (const { id } of rows) {
    await owner.query('begin')
    await owner.query(`select set_config('app.tenant_id', $1, true)`, [id])
    for (const table of peopleTables) keyedRows += await keyTable(owner, table, id)
    await owner.query('commit')
  }
  if (keyedRows > 0) await owner.query('vacuum (analyze)')
}

async function keyTable(owner: pg.Client, table: string, tenant: string) {
  for (let done = 0; ;) {
    const { rows } = await owner.query<{ id: string }>(
      `select id, first_name, last_name, first_name_other, last_name_other from public.${table}
       where tenant_id = $1 and keyed_name is null order by id limit ${batch}`,
      [tenant]
    )
    const made = JSON.stringify(rows.map((row) => keyed(row)))
    await owner.query(
      `update public.${table} t set name_keys = k.name_keys, keyed_name = k.keyed_name
       from jsonb_to_recordset($2::jsonb) as k (id uuid, name_keys text[], keyed_name text)
       where t.tenant_id = $1 and t.id = k.id`,
      [tenant, made]
    )
    done += rows.length
    if (rows.length < batch) return done
  }
}
