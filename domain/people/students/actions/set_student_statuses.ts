import { sql } from 'kysely'
import type { StudentStatus } from '#domain/people/students/rules/student_status'
import { studentRecord } from '#domain/people/students/student_record'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'
import { type Columns, count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** The status to give; in an answer, the status the student had. */
export type StudentStanding = { id: string; status: StudentStatus }

type Input = {
  tenantId: string
  actor: Actor
  standings: StudentStanding[]
  /** Only students who still have this status are changed. */
  given?: StudentStatus
}
type Wanted = { ids: string[]; statuses: string[]; given: string | null; moment: Date }
type Status = Columns<'students', 'status'>['status']
type Changed = Columns<'students', 'id'> & { before: Status; after: Status }

/** As many as one transaction changes: kept counts wait for it (docs/adr/0017). */
const batch = 1000

/** Locks in the order of the ids, so that two such acts wait for each other instead of deadlocking. */
const change = statement(
  (_, wanted: Wanted) => sql<Changed>`
  with wanted as (select * from unnest(${wanted.ids}::uuid[], ${wanted.statuses}::text[]) as w (id, status)),
  chosen as (
    select s.tenant_id, s.id, s.status as before, w.status as after from students s join wanted w on w.id = s.id
    where s.archived_at is null and s.status <> w.status and s.status = coalesce(${wanted.given}::text, s.status)
    order by s.id for update of s
  )
  update students s set status = chosen.after, updated_at = ${wanted.moment}, version = version + 1
  from chosen where s.tenant_id = chosen.tenant_id and s.id = chosen.id
  returning s.id, chosen.before, chosen.after`
)

/**
 * One transaction for each 1,000. Changes none when one of them is not the tenant's. Answers what
 * those who changed had before; the others had it already, are archived, or were given yet another
 * one.
 */
export class SetStudentStatuses {
  async execute(input: Input): Promise<Result<StudentStanding[], { type: 'not_found' }>> {
    const { tenantId, actor, given = null } = input
    const wanted = new Map(input.standings.map((one) => [one.id.toLowerCase(), one.status]))
    if (![...wanted.keys()].every((id) => isUuid(id))) return err({ type: 'not_found' })
    const all = [...wanted]
    const done: StudentStanding[] = []
    for (let start = 0; start < all.length; start += batch) {
      const some = all.slice(start, start + batch)
      const changed = await withTenant(tenantId, () => setSome(actor, some, given))
      if (!changed) return err({ type: 'not_found' })
      done.push(...changed.map(({ id, before }) => ({ id, status: before })))
    }
    return ok(done)
  }
}

async function setSome(actor: Actor, some: [string, StudentStatus][], given: StudentStatus | null) {
  const ids = some.map(([id]) => id)
  const known = await db()
    .selectFrom('students')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(count().as('total'))
    .executeTakeFirstOrThrow()
  if (known.total !== ids.length) return null
  const statuses = some.map(([, status]) => status)
  const changed = await change({ ids, statuses, given, moment: now().toJSDate() })
  const { area, subject } = studentRecord
  await recordAudit(
    ...changed.map(({ id, before, after }) => ({
      actor,
      action: `${area}.update`,
      subjectType: subject,
      subjectId: id,
      before: { status: before },
      after: { status: after },
    }))
  )
  return changed
}
