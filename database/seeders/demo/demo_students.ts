import { v7 as uuid } from 'uuid'
import { inventStudents } from '#database/seeders/demo/invent_students'
import { system } from '#domain/shared/actor'
import { now } from '#domain/shared/clock'
import { takeNumber } from '#domain/shared/counters'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

/** Fills a demonstration centre that has no students yet; each carries the audit entry of being added. */
export async function seedDemoStudents(tenant: { id: string; country: string }, count: number) {
  await withTenant(tenant.id, async () => {
    if (await currentTransaction().from('students').first()) return
    const first = await takeNumber('students', count)
    const students = inventStudents(count, first, tenant.country, now())
    await insert('students', students)
    await insert('audit_events', students.map(added))
  })
}

type Student = ReturnType<typeof inventStudents>[number]

function added({ id, number, created_at, first_name, last_name, status }: Student) {
  return {
    id: uuid({ msecs: Date.parse(created_at!) }),
    occurred_at: created_at,
    actor_name: system.name,
    action: 'students.create',
    subject_type: 'student',
    subject_id: id,
    after: { number, first_name, last_name, status },
  }
}

/** One statement for all rows; PostgreSQL reads them from one JSON document. */
async function insert(table: 'students' | 'audit_events', rows: object[]) {
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
