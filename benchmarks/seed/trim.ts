import type pg from 'pg'
import { largest } from '#benchmarks/seed/centres'
import { settings } from '#benchmarks/settings'

/** Takes away the students that an earlier run created or imported, so that every run begins with the same number. */
export async function trim(owner: pg.Client) {
  await owner.query('begin')
  await owner.query(
    `select set_config('app.tenant_id', id::text, true) from platform.tenants where slug = $1`,
    [largest]
  )
  await owner.query(
    `delete from public.imports where tenant_id = current_setting('app.tenant_id')::uuid`
  )
  const removed = await owner.query(
    `delete from public.students where tenant_id = current_setting('app.tenant_id')::uuid and sequence > $1`,
    [settings.students]
  )
  await owner.query(`update public.counters set next = $1 where name = 'students'`, [
    settings.students + 1,
  ])
  await owner.query('commit')
  if (removed.rowCount) await owner.query('vacuum analyze public.students, public.student_counts')
}
