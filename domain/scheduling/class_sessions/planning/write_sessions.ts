import {
  assistantsBeside,
  keepAssistants,
  keepAssistantsOfSeries,
} from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type {
  PlannedSession,
  Recurrence,
  SessionPlan,
  Wanted,
} from '#domain/scheduling/class_sessions/planning/plan_sessions'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'
import { newId } from '#domain/scheduling/class_sessions/planning/planned_already'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'

/** Why what clashes is booked all the same, and by whom. */
export type Allowance = { reason: string; userId: string } | null

/** Once for each original start of a series, or what a form asks for alone, however often it is asked; answers the ids of what is new. */
export async function writeSessions(
  actor: Actor,
  wanted: Wanted,
  plan: SessionPlan,
  allowance: Allowance
): Promise<string[]> {
  const fresh = plan.sessions.filter(({ skipped, exists }) => !skipped && !exists)
  if (!fresh.length) return []
  if (wanted.seriesId) await writeSeries(wanted, plan, wanted.seriesId)
  const rows = fresh.map((session) => rowOf(wanted, plan, session, allowance))
  const written = await db()
    .insertInto('class_sessions')
    .values(rows)
    .onConflict((on) => on.columns(['tenant_id', 'series_id', 'original_start']).doNothing())
    .returning(['id', 'starts_at', 'ends_at', 'clash_reason', 'check_reason'])
    .execute()
  const assistants = assistantsIn(wanted.meeting)
  if (assistants.length)
    await keepAssistants(written.map(({ id }) => ({ id, assistant_ids: assistants })))
  await recordAudit(
    ...written.map(({ id, ...after }) => ({
      actor,
      action: 'sessions.create',
      subjectType: classSessionRecord.subject,
      subjectId: id,
      after: toldOf(wanted, after),
    }))
  )
  return written.map(({ id }) => id)
}

async function writeSeries({ meeting, timing }: Wanted, plan: SessionPlan, id: string) {
  const { ends } = timing
  await db()
    .insertInto('class_series')
    .values({
      id,
      ...meetingColumns(meeting, plan),
      rule: writtenRule(timing),
      starts_on: timing.startsOn,
      ends_kind: ends?.kind ?? 'dates',
      ends_count: ends && ends.kind !== 'on' ? ends.count : null,
      ends_on: ends?.kind === 'on' ? ends.date : plan.endsOn,
    })
    .onConflict((on) => on.columns(['tenant_id', 'id']).doNothing())
    .execute()
  await keepAssistantsOfSeries(id, assistantsIn(meeting))
}

const assistantsIn = ({ instructorId, assistantIds = [] }: Meeting) =>
  assistantsBeside(instructorId, assistantIds)

type Rule = Pick<Recurrence, 'pattern' | 'excluded' | 'followsTimings'>

/** As a series keeps it. */
export const writtenRule = ({ pattern, excluded, followsTimings = false }: Rule) =>
  JSON.stringify({ pattern, excluded, followsTimings })

function rowOf(wanted: Wanted, plan: SessionPlan, session: PlannedSession, allowance: Allowance) {
  const { seriesId, meeting } = wanted
  const { startsAt, endsAt, originalStart, clashes, blocked } = session
  const letThrough = clashes.length ? allowance : null
  return {
    id: newId(wanted, session),
    ...meetingColumns(meeting, plan),
    online_url: meeting.onlineUrl,
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

const meetingColumns = (meeting: Meeting, { branchId, zone }: SessionPlan) => ({
  branch_id: branchId,
  group_id: meeting.groupId,
  student_id: meeting.studentId,
  instructor_id: meeting.instructorId,
  room_id: meeting.roomId,
  type: meeting.type,
  title: meeting.title,
  time_zone: zone,
})

function toldOf({ meeting, seriesId }: Wanted, written: Record<string, unknown>) {
  const assistants = assistantsIn(meeting)
  const told = {
    ...written,
    type: meeting.type,
    group_id: meeting.groupId,
    student_id: meeting.studentId,
    instructor_id: meeting.instructorId,
    room_id: meeting.roomId,
    series_id: seriesId,
    assistant_ids: assistants.length ? assistants : null,
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null))
}
