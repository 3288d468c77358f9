import { sql } from 'kysely'
import { keepAssistants } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import {
  freedEntries,
  freedSessions,
} from '#domain/scheduling/class_sessions/editing/freed_sessions'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import {
  type Allowance,
  pastChecks,
} from '#domain/scheduling/class_sessions/planning/write_sessions'
import { type KeptAct, keepEdited } from '#domain/scheduling/class_sessions/undoing/kept_sessions'
import { sessionsMoved, sessionsTurned } from '#domain/scheduling/events'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { statement } from '#domain/shared/data/statement'
import { publish } from '#domain/shared/events/publish'
import { now } from '#domain/shared/time/clock'

type Written = { before: SessionRow; after: SessionRow }

export type EditVerb = 'update' | 'cancel' | 'restore' | 'undo'

interface Further {
  /** Told in the trail. */
  cause?: object
  /** Kept so that it can be undone. */
  act?: KeptAct
  /** Whether the student gets a make-up, where the policy asks each time. */
  makesUp?: boolean | null
}

/** In this order in the statement. */
const types = {
  branch_id: 'uuid',
  series_id: 'uuid',
  original_start: 'timestamptz',
  instructor_id: 'uuid',
  substitute_for: 'uuid',
  room_id: 'uuid',
  type: 'text',
  title: 'text',
  service_id: 'uuid',
  online_url: 'text',
  detached: 'boolean',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  status: 'text',
  cancelled_by: 'text',
  cancel_reason: 'text',
  clash_reason: 'text',
  clash_allowed_by: 'uuid',
  check_reason: 'text',
  check_allowed_by: 'uuid',
  checks_allowed: 'text[]',
}

const columns = Object.keys(types) as (keyof typeof types)[]
const set = sql.join(columns.map((name) => sql`${sql.ref(name)} = w.${sql.ref(name)}`))
const typed = sql.join(
  Object.entries({ id: 'uuid', is_news: 'boolean', ...types }).map(
    ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`
  )
)

const save = statement(
  (_, given: { rows: string; moment: Date }) => sql`
    update class_sessions s set ${set}, version = s.version + w.is_news::int,
      takes_attendance = case when w.starts_at <= ${given.moment}::timestamptz then s.takes_attendance end,
      updated_at = case when w.is_news then ${given.moment}::timestamptz else s.updated_at end
    from jsonb_to_recordset(${given.rows}::jsonb) as w (${typed})
    where s.id = w.id`
)

/** Constraints compare row by row: an hour that one of them leaves is free for another of them only then. */
const giveUpHours = statement(
  (_, { ids }: { ids: string[] }) => sql`
    update class_sessions set status = 'cancelled', cancelled_by = 'centre'
    where id = any(${ids}::uuid[]) and status <> 'cancelled'`
)

/**
 * A statement or two, and one for those that were let through beside them; each session has its own entry in the audit
 * trail. One that only goes over to another series has neither an entry nor a new version, and
 * isn't answered.
 */
export async function writeEdits(
  actor: Actor,
  verb: EditVerb,
  sessions: EditedSession[],
  allowance: Allowance,
  { cause = {}, act, makesUp = null }: Further = {}
): Promise<string[]> {
  const written = sessions
    .map((session) => ({ before: session.before, after: letThrough(session, allowance) }))
    .map(({ before, after }) => ({ before, after, told: changedFields(before, after) }))
    .filter(({ told }) => told.fields.length)
  if (!written.length) return []
  const ids = written.map(({ after }) => after.id)
  const news = written.filter(isNews)
  if (ids.length > 1 && written.some(isMoved)) await giveUpHours({ ids })
  const rows = written.map((one) => ({ ...one, isNews: isNews(one) }))
  const wanted = rows.map((one) => ({ ...one.after, is_news: one.isNews }))
  await save({ rows: JSON.stringify(wanted), moment: now().toJSDate() })
  await keepAssistants(
    written.filter(({ told }) => 'assistant_ids' in told.after).map(({ after }) => after)
  )
  const freed = await freedSessions(written)
  await recordAudit(
    ...news.map(({ after, told }) => ({
      actor,
      action: `sessions.${verb}`,
      subjectType: classSessionRecord.subject,
      subjectId: after.id,
      before: told.before,
      after: { ...told.after, ...cause },
    })),
    ...freedEntries(actor, freed)
  )
  if (act) await keepEdited(act, rows, freed)
  const isEnd = 'group_status' in cause || 'departure_id' in cause
  await tellTurned(written, { isEnd, makesUp })
  await tellMoved(written)
  return news.map(({ after }) => after.id)
}

async function tellTurned(written: Written[], how: { isEnd: boolean; makesUp: boolean | null }) {
  const turned = written.filter(({ before, after }) => isOff(before) !== isOff(after))
  if (turned.length === 0) return
  const [cancelled, restored] = [true, false].map((off) =>
    turned.filter(({ after }) => isOff(after) === off).map(({ after }) => after.id)
  )
  await publish(sessionsTurned, { cancelled: cancelled!, restored: restored!, ...how })
}

async function tellMoved(written: Written[]) {
  const later = written.filter(({ before, after }) => {
    return !isOff(after) && after.starts_at > before.starts_at
  })
  if (later.length > 0) await publish(sessionsMoved, { later: later.map(({ after }) => after.id) })
}

const isOff = ({ status }: SessionRow) => status === 'cancelled'

const places = ['series_id', 'original_start']

const isNews = ({ told }: { told: { fields: string[] } }) =>
  told.fields.some((field) => !places.includes(field))

function letThrough({ after, clashes, blocked }: EditedSession, allowance: Allowance): SessionRow {
  if (!allowance) return after
  const clash = { clash_reason: allowance.reason, clash_allowed_by: allowance.userId }
  const checks = [...new Set([...after.checks_allowed, ...blocked])]
  return {
    ...after,
    ...(clashes.length && clash),
    ...(blocked.length && pastChecks(checks as SchedulingCheck[], allowance)),
  }
}

const isMoved = ({ before, after }: { before: SessionRow; after: SessionRow }) =>
  +before.starts_at !== +after.starts_at
