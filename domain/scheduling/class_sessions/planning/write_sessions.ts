import {
  assistantsBeside,
  keepAssistants,
  keepAssistantsOfSeries,
} from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type {
  PlannedSession,
  SessionPlan,
  Wanted,
} from '#domain/scheduling/class_sessions/planning/session_plan'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'
import { newId } from '#domain/scheduling/class_sessions/planning/planned_already'
import type { Recurrence } from '#domain/scheduling/series/rules/series_rule'
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

/** Like writeSessions(), for many plans, each with its ids: one statement for the series, and as few as possible for their sessions. */
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
  const written = []
  const all = [...rows.values()]
  for (let at = 0; at < all.length; at += atOnce)
    written.push(...(await insertSessions(all.slice(at, at + atOnce))))
  const assisted = written.map(({ id }) => ({ id, assistant_ids: assistants.get(id) ?? [] }))
  await keepAssistants(assisted.filter(({ assistant_ids }) => assistant_ids.length))
  await recordAudit(
    ...written.map(({ id, ...row }) => ({
      actor,
      action: 'sessions.create',
      subjectType: classSessionRecord.subject,
      subjectId: id,
      after: present({ ...row, assistant_ids: assistants.get(id) ?? null }),
    }))
  )
  for (const { id } of written) made[places.get(id)!]!.push(id)
  return made
}

/** A statement takes no more than 65,535 values. */
const atOnce = 2000

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
    .execute()

async function writeSeries(plans: { wanted: Wanted; plan: Plan }[]) {
  const rows = plans.flatMap(({ wanted, plan }) => {
    const { seriesId } = wanted
    return seriesId === null ? [] : [{ id: seriesId, ...seriesOf(wanted, plan) }]
  })
  if (!rows.length) return
  await db()
    .insertInto('class_series')
    .values(latestOf(rows))
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'id'])
        .doUpdateSet((of) => ({
          ends_kind: of.ref('excluded.ends_kind'),
          ends_count: of.ref('excluded.ends_count'),
          ends_on: of.ref('excluded.ends_on'),
        }))
        .whereRef('class_series.ends_on', '<', 'excluded.ends_on')
    )
    .execute()
  for (const { wanted } of plans) {
    const assistants = assistantsIn(wanted.meeting)
    if (wanted.seriesId && assistants.length)
      await keepAssistantsOfSeries(wanted.seriesId, assistants)
  }
}

/** A list may continue a series, even one of its own rows: then it ends where the last of them does. */
const latestOf = <Series extends { id: string; ends_on: string | null }>(rows: Series[]) => [
  ...new Map(
    rows
      .toSorted((a, b) => (a.ends_on ?? '').localeCompare(b.ends_on ?? ''))
      .map((row) => [row.id, row])
  ).values(),
]

function seriesOf({ meeting, timing }: Wanted, plan: Plan) {
  const { ends } = timing
  return {
    ...meetingColumns(meeting, plan),
    rule: writtenRule(timing),
    starts_on: timing.startsOn,
    ends_kind: ends?.kind ?? ('dates' as const),
    ends_count: ends && ends.kind !== 'on' ? ends.count : null,
    ends_on: ends?.kind === 'on' ? ends.date : plan.endsOn,
  }
}

const assistantsIn = ({ instructorId, assistantIds = [] }: Meeting) =>
  assistantsBeside(instructorId, assistantIds)

type Rule = Pick<Recurrence, 'pattern' | 'excluded' | 'followsTimings'>

/** As a series keeps it. */
export const writtenRule = ({ pattern, excluded, followsTimings = false }: Rule) =>
  JSON.stringify({ pattern, excluded, followsTimings })

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

const meetingColumns = (meeting: Meeting, { branchId, zone }: Plan) => ({
  branch_id: branchId,
  group_id: meeting.groupId,
  student_id: meeting.studentId,
  instructor_id: meeting.instructorId,
  room_id: meeting.roomId,
  type: meeting.type,
  title: meeting.title,
  time_zone: zone,
})
