import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import {
  type Asked,
  comeBack,
  type Followed,
  followedBy,
  leave,
  type NotGivenBack,
  unagreed,
} from '#domain/people/departures'
import type { DepartureBy, Leaving } from '#domain/people/events'
import {
  type Agreement,
  departureOf,
  hasLeft,
  sumOf,
  type Consequences,
} from '#domain/people/rules/departure'
import type { StudentStatus } from '#domain/people/students/rules/student_status'
import { studentRecord } from '#domain/people/students/student_record'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { anyOf, type Columns, count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** The status to give; in an answer, the status the student had. */
export type StudentStanding = { id: string; status: StudentStatus }

interface Input extends DepartureBy, Agreement {
  standings: StudentStanding[]
  /** Only students who still have this status are changed. */
  given?: StudentStatus
  /** The departure that is undone: what it took is given back too, or nothing is changed. */
  undoneId: string | null
}
type Refusal = { type: 'not_found' } | Asked | NotGivenBack
type Done = { before: StudentStanding[]; followed: Followed }
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
    order by s.id for no key update of s
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
  async execute(input: Input): Promise<Result<Done, Refusal>> {
    const wanted = new Map(input.standings.map((one) => [one.id.toLowerCase(), one.status]))
    if (![...wanted.keys()].every((id) => isUuid(id))) return err({ type: 'not_found' })
    const all = [...wanted]
    const asked = await readTenant(input.tenantId, async () =>
      unagreed(await leaversAmong(all), input)
    )
    if (asked) return err(asked)
    const { undoneId } = input
    if (!undoneId) return this.#setAll(input, all)
    return rollbackOnRefusal<Done, Refusal>(input.tenantId, async (refuse) => {
      const done = await this.#setAll(input, all)
      if (!done.ok) return refuse(done.error)
      const ids = done.value.before.map(({ id }) => id)
      const reason = await comeBack({ kind: 'student', ids }, undoneId, input)
      return reason ? refuse({ type: 'not_given_back', reason }) : done.value
    })
  }

  async #setAll(input: Input, all: [string, StudentStatus][]): Promise<Result<Done, Refusal>> {
    const { tenantId, actor, given = null } = input
    const before: StudentStanding[] = []
    const followed: Consequences[] = []
    const actId = uuid()
    for (let start = 0; start < all.length; start += batch) {
      const some = all.slice(start, start + batch)
      const changed = await withTenant(tenantId, async () => {
        const written = await setSome(actor, some, given)
        if (written) followed.push(await leave(leaversOf(written), { ...input, actId }))
        return written
      })
      if (!changed) return err({ type: 'not_found' })
      before.push(...changed.map((one) => ({ id: one.id, status: one.before })))
    }
    return ok({ before, followed: followedBy(sumOf(followed), actId) })
  }
}

type Step = { id: string; before: string; after: string }

/** Who is there by their old status and not by their new one. */
function leaversOf(steps: Step[]): Leaving[] {
  const leaving = steps.filter(({ before, after }) => hasLeft(after) && !hasLeft(before))
  const ways = Map.groupBy(leaving, ({ after }) => departureOf(after))
  return [...ways].map(([departure, some]) => ({
    kind: 'student',
    ids: some.map(({ id }) => id),
    departure,
  }))
}

async function leaversAmong(all: [string, StudentStatus][]) {
  const wanted = new Map(all.filter(([, status]) => hasLeft(status)))
  if (wanted.size === 0) return []
  const rows = await db()
    .selectFrom('students')
    .where('id', '=', anyOf([...wanted.keys()]))
    .where('archived_at', 'is', null)
    .select(['id', 'status'])
    .execute()
  return leaversOf(rows.map(({ id, status }) => ({ id, before: status, after: wanted.get(id)! })))
}

async function setSome(actor: Actor, some: [string, StudentStatus][], given: StudentStatus | null) {
  const ids = some.map(([id]) => id)
  const known = await db()
    .selectFrom('students')
    .where('id', '=', anyOf(ids))
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
