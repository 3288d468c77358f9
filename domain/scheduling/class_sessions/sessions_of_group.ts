import { sql } from 'kysely'
import { takeBackNews } from '#domain/scheduling/class_sessions/announcing/take_back_news'
import { cancelled } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { restored } from '#domain/scheduling/class_sessions/actions/restore_sessions'
import { archivedParties } from '#domain/scheduling/class_sessions/editing/archived_parties'
import { changeableSessions } from '#domain/scheduling/class_sessions/editing/changeable_sessions'
import { lockSessions } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit, sortOut } from '#domain/scheduling/class_sessions/editing/plan_edit'
import { writeEdits } from '#domain/scheduling/class_sessions/editing/write_edits'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { isInTheWay } from '#domain/scheduling/class_sessions/planning/session_plan'
import type { Actor } from '#domain/shared/audit/actor'
import { inEveryBranch } from '#domain/shared/data/database'
import { type Columns, count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import {
  endedStatuses,
  type GroupStatus,
  hasEnded,
} from '#domain/teaching/groups/rules/group_state'

interface Stepped {
  groupId: string
  from: GroupStatus
  to: GroupStatus
}

/**
 * A group that is over has no sessions to come; one whose end is taken back has its own again, where the hour is free and
 * nobody in them is archived.
 */
export async function followGroup({ groupId, from, to }: Stepped) {
  if (hasEnded(to) && !hasEnded(from)) await callOff(groupId, to)
  if (hasEnded(from) && !hasEnded(to)) await bringBack(groupId, from)
}

async function callOff(groupId: string, to: GroupStatus) {
  await holdAll([groupId])
  const ending = await sessionsToEnd(groupId)
  if (!ending.length) return
  const { actor, reason } = await stepOf(groupId)
  const edits = ending.map((row) => cancelled(row, 'centre', reason))
  const { sessions } = await planEdit(edits, [])
  await writeEdits(actor, 'cancel', sessions, null, { cause: { group_status: to } })
}

/** The sessions that are called off when the group ends; locked where that is about to happen. */
export async function sessionsToEnd(groupId: string) {
  const found = await ahead({ groupId, moment: now().toJSDate(), off: false })
  const rows = await lockSessions(found.map(({ id }) => id))
  const sorted = sortOut(rows, { ofSeries: false, isRestore: false })
  return sorted.ok ? sorted.value.changeable : []
}

async function bringBack(groupId: string, from: GroupStatus) {
  const off = await ahead({ groupId, moment: now().toJSDate(), off: true })
  const ids = off.map(({ id }) => id)
  const own = new Set((await calledOff({ ids, statuses: [from] })).map((one) => one.subject_id))
  const chosen = off.filter(({ id }) => own.has(id))
  const found = await changeableSessions({ sessions: chosen, scope: 'this' }, { isRestore: true })
  if (!found.ok) return
  const { actor } = await stepOf(groupId)
  const { changeable } = found.value
  const archivedIn = await archivedParties(changeable)
  const usable = changeable.filter((row) => !archivedIn(row))
  const plan = await planEdit(usable.map(restored), [])
  const free = plan.sessions.filter((session) => !isInTheWay(session))
  await writeEdits(actor, 'restore', free, null)
  await takeBackNews(actor, free)
}

const ahead = statement((query, given: { groupId: string; moment: Date; off: boolean }) =>
  query
    .selectFrom('class_sessions')
    .where('group_id', '=', given.groupId)
    .where('ends_at', '>', given.moment)
    .where(sql<boolean>`(status = 'cancelled')`, '=', given.off)
    .select(['id', 'version'])
)

const calledOff = statement(
  (_, given: { ids: string[]; statuses: readonly string[] }) => sql<
    Columns<'audit_events', 'subject_id'>
  >`
    select subject_id from (
      select distinct on (subject_id) subject_id, action, after from audit_events
      where subject_type = 'class_session' and subject_id = any(${given.ids}::uuid[])
        and action in ('sessions.cancel', 'sessions.restore')
      order by subject_id, id desc
    ) latest
    where action = 'sessions.cancel' and after->>'group_status' = any(${given.statuses}::text[])`
)

const steps = statement((query, { groupId }: { groupId: string }) =>
  query
    .selectFrom('audit_events as e')
    .innerJoin('groups as g', 'g.id', 'e.subject_id')
    .where('e.subject_type', '=', sql.lit('group'))
    .where('e.subject_id', '=', groupId)
    .where('e.action', '=', sql.lit('groups.status'))
    .orderBy('e.id', 'desc')
    .limit(sql.lit(1))
    .select(['e.actor_id', 'e.actor_name', 'e.actor_name_other', 'e.request_id'])
    .select('g.status_reason as reason')
)

/** Whoever closed the group has called its sessions off, for the same reason. */
async function stepOf(groupId: string): Promise<{ actor: Actor; reason: string | null }> {
  const [step] = await steps({ groupId })
  const { actor_id, actor_name, actor_name_other, request_id, reason } = step!
  const actor = {
    userId: actor_id,
    name: actor_name!,
    nameOther: actor_name_other,
    requestId: request_id,
  }
  return { actor, reason }
}

const counted = statement((query, given: { groupId: string; moment: Date }) =>
  query
    .selectFrom('class_sessions')
    .where('group_id', '=', given.groupId)
    .where('ends_at', '>', given.moment)
    .where('status', '=', sql.lit('scheduled'))
    .select(count().as('count'))
)

/** The sessions that are cancelled when a group ends, in any branch. */
export async function sessionsAhead(groupId: string) {
  const found = await inEveryBranch(() => counted({ groupId, moment: now().toJSDate() }))
  return found[0]!.count
}

/** The sessions to come that stayed cancelled although their group goes on, in any branch. */
export const sessionsStillOff = (groupId: string) =>
  inEveryBranch(async () => {
    const off = await ahead({ groupId, moment: now().toJSDate(), off: true })
    const ids = off.map(({ id }) => id)
    return ids.length ? (await calledOff({ ids, statuses: endedStatuses })).length : 0
  })
