import { keepAssistants } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import {
  assistantsIn,
  meetingColumns,
} from '#domain/scheduling/class_sessions/planning/meeting_columns'
import type {
  PlannedSession,
  SessionPlan,
  Wanted,
} from '#domain/scheduling/class_sessions/planning/session_plan'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'
import { newId } from '#domain/scheduling/class_sessions/planning/planned_already'
import { writeSeries } from '#domain/scheduling/class_sessions/planning/write_series'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'

/** Why what clashes is booked all the same, and by whom. */
export type Allowance = { reason: string; userId: string } | null

/** Once for each original start of a series, or what a form asks for alone, however often it is asked; answers the ids of what is new. */
export const writeSessions = async (
  actor: Actor,
  wanted: Wanted,
  plan: SessionPlan,
  allowance: Allowance
): Promise<string[]> => (await writeAll(actor, [{ wanted, plan }], allowance))[0]!

type Plan = SessionPlan<unknown>

/** Like writeSessions(), for many plans, each with its ids: two statements for the series, and as few as possible for their sessions. */
export async function writeAll(
  actor: Actor,
  plans: { wanted: Wanted; plan: Plan }[],
  allowance: Allowance
): Promise<string[][]> {
  const fresh = plans
    .map(({ wanted, plan }, at) => ({ at, wanted, plan, sessions: plan.sessions.filter(isNew) }))
    .filter(({ sessions }) => sessions.length)
  const made: string[][] = plans.map(() => [])
  if (!fresh.length) return made
  await writeSeries(fresh)
  const rows = new Map<string, Row>()
  const places = new Map<string, number>()
  const assistants = new Map<string, string[]>()
  for (const { at, wanted, plan, sessions } of fresh) {
    const assisting = assistantsIn(wanted.meeting)
    for (const session of sessions) {
      const row = rowOf(wanted, plan, session, allowance)
      if (rows.has(row.id)) continue
      rows.set(row.id, row)
      places.set(row.id, at)
      if (assisting.length) assistants.set(row.id, assisting)
    }
  }
  const written: Awaited<ReturnType<typeof insertSessions>> = []
  const all = [...rows.values()]
  for (let at = 0; at < all.length; at += atOnce)
    written.push(...(await insertSessions(all.slice(at, at + atOnce))))
  const assisted = written.map(({ id }) => ({ id, assistant_ids: assistants.get(id) ?? [] }))
  await keepAssistants(assisted.filter(({ assistant_ids }) => assistant_ids.length))
  const entryOf = ({ id, ...row }: (typeof written)[number]) => ({
    actor,
    action: 'sessions.create',
    subjectType: classSessionRecord.subject,
    subjectId: id,
    after: present({ ...row, assistant_ids: assistants.get(id) ?? null }),
  })
  for (let at = 0; at < written.length; at += atOnce)
    await recordAudit(...written.slice(at, at + atOnce).map(entryOf))
  for (const { id } of written) made[places.get(id)!]!.push(id)
  return made
}

/** Such a statement is made within milliseconds; it may take 65,535 values. */
const atOnce = 500

type Row = ReturnType<typeof rowOf>

const present = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

const isNew = ({ skipped, exists }: PlannedSession<unknown>) => !skipped && !exists

const insertSessions = (rows: Row[]) =>
  db()
    .insertInto('class_sessions')
    .values(rows)
    .onConflict((on) => on.columns(['tenant_id', 'series_id', 'original_start']).doNothing())
    .returning(['id', 'starts_at', 'ends_at', 'clash_reason', 'check_reason'])
    .returning(['type', 'notes', 'group_id', 'student_id', 'instructor_id', 'room_id', 'series_id'])
    .returning('service_id')
    .execute()

function rowOf(wanted: Wanted, plan: Plan, session: PlannedSession<unknown>, allowance: Allowance) {
  const { seriesId, meeting } = wanted
  const { startsAt, endsAt, originalStart, clashes, blocked } = session
  const letThrough = clashes.length ? allowance : null
  return {
    id: newId(wanted, session),
    ...meetingColumns(meeting, plan),
    online_url: meeting.onlineUrl,
    notes: meeting.notes ?? null,
    series_id: seriesId,
    original_start: seriesId && originalStart,
    starts_at: startsAt,
    ends_at: endsAt,
    clash_reason: letThrough?.reason ?? null,
    clash_allowed_by: letThrough?.userId ?? null,
    ...(blocked.length && pastChecks(blocked, allowance)),
  }
}

/** A session that is let through past checks takes up its hour like any other; one that clashes takes up nothing. */
export const pastChecks = (checks: SchedulingCheck[], allowance: Allowance) =>
  allowance && {
    check_reason: allowance.reason,
    check_allowed_by: allowance.userId,
    checks_allowed: checks,
  }
