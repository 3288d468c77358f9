import { sql } from 'kysely'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import type { FoundAct } from '#domain/scheduling/class_sessions/undoing/kept_act'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { inEveryBranch, mayWrite } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

type Beside = FoundAct['beside']

const versions = (lock: boolean) =>
  statement((query, { ids }: { ids: string[] }) => {
    const found = query
      .selectFrom('class_sessions')
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .select(['id', 'version'])
    return lock ? found.forUpdate() : found
  })

const [found, locked] = [versions(false), versions(true)]

/** Whether one that had its hour again has changed since, in whichever branch. */
export async function haveChanged(beside: Beside) {
  if (!beside.length) return false
  const ids = beside.map(({ id }) => id)
  const rows = await inEveryBranch(() => (mayWrite() ? locked : found)({ ids }))
  const known = new Map(rows.map(({ id, version }) => [id, version]))
  return beside.some(({ id, version }) => known.get(id) !== version)
}

const mark = statement(
  (_, given: { marks: string; moment: Date }) => sql`
    update class_sessions s
    set clash_reason = m.clash_reason, clash_allowed_by = m.clash_allowed_by,
      version = s.version + 1, updated_at = ${given.moment}
    from jsonb_to_recordset(${given.marks}::jsonb) as m (id uuid, clash_reason text, clash_allowed_by uuid)
    where s.id = m.id`
)

/** They are let through once more, before what they clash with is back. */
export async function giveMarksBack(actor: Actor, beside: Beside) {
  if (!beside.length) return
  const marks = JSON.stringify(beside.map(({ id, kept }) => ({ id, ...kept })))
  await inEveryBranch(() => mark({ marks, moment: now().toJSDate() }))
  await recordAudit(
    ...beside.map(({ id, kept }) => ({
      actor,
      action: 'sessions.undo',
      subjectType: classSessionRecord.subject,
      subjectId: id,
      before: { clash_reason: null, clash_allowed_by: null },
      after: { ...kept },
    }))
  )
}
