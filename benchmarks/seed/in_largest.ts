import type pg from 'pg'
import { largest } from '#benchmarks/seed/centres'

export async function inLargest<T>(owner: pg.Client, work: (tenant: string) => Promise<T>) {
  const { rows } = await owner.query<{ id: string }>(
    'select id from platform.tenants where slug = $1',
    [largest]
  )
  await owner.query('begin')
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [rows[0]!.id])
  const answer = await work(rows[0]!.id)
  await owner.query('commit')
  return answer
}
