import { sql, type Updateable } from 'kysely'
import type { DB } from '#database/schema'
import { now, today } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'
import { isInGroup } from '#domain/shared/choices/in_group'
import { enteredTenant } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { publish } from '#domain/shared/events/publish'
import { dayAfter } from '#domain/shared/time/day_span'
import type { Act } from '#domain/teaching/act'
import { type KeptColumns, recordChanges } from '#domain/teaching/enrolments/enrolment_changes'
import type { LockedEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { placesEnding } from '#domain/teaching/events'
import {
  type Ending,
  endingOf,
  type EnrolmentStatus,
  isLive,
  mayStep,
} from '#domain/teaching/enrolments/rules/enrolment_state'

/** The trail tells these beside the status. */
export type AuditedSides = {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

type Step = AuditedSides & {
  verb: string
  reason?: string | null
  /** The first day on which the new status holds, YYYY-MM-DD; by default today. */
  on?: string
  columns?: Updateable<DB['enrolments']>
}

/** One step along the table of states; false when the table has no such step. */
export async function moveEnrolment(
  act: Act,
  enrolment: LockedEnrolment,
  to: EnrolmentStatus,
  step: Step
): Promise<boolean> {
  if (!mayStep(enrolment.status, to)) return false
  await write(act, enrolment, to, step)
  return true
}

/**
 * Ends a pause: `on` is the first day back. What it was is kept, so that the rosters of its days stay
 * right.
 */
export async function resumeEnrolment(act: Act, enrolment: LockedEnrolment, step: Step) {
  const { frozenFrom, frozenUntil } = enrolment
  const { on = today(act.zone) } = step
  if (frozenFrom !== null && frozenFrom < on) await keepPause(enrolment.id, frozenFrom, on)
  return moveEnrolment(act, enrolment, 'active', {
    ...step,
    on,
    columns: { frozen_from: null, frozen_until: null },
    before: { frozen_from: frozenFrom, frozen_until: frozenUntil },
  })
}

const keepPause = (id: string, from: string, until: string) =>
  db()
    .insertInto('enrolment_pauses')
    .values({ enrolment_id: id, paused_from: from, paused_until: until })
    .onConflict((kept) =>
      kept
        .columns(['tenant_id', 'enrolment_id', 'paused_from'])
        .doUpdateSet({ paused_until: until })
    )
    .execute()

/** Changes what an enrolment carries without its status: its place in line, a freeze to come. */
export const changeInPlace = (act: Act, enrolment: LockedEnrolment, step: Step) =>
  write(act, enrolment, enrolment.status, step)

async function write(
  { zone, actor, actId }: Act,
  enrolment: LockedEnrolment,
  to: EnrolmentStatus,
  step: Step
) {
  const { verb, reason = null, on = today(zone), columns = {}, before } = step
  const version = enrolment.version + 1
  const endsOn = isLive(to) ? null : (await endsOf(zone, [enrolment], on))(enrolment)
  const changed = { ...columns, ...(endsOn ? { ends_on: endsOn } : {}) }
  await db()
    .updateTable('enrolments')
    .set({
      status: to,
      ...changed,
      ...(reason === null ? {} : { reason }),
      version,
      updated_at: now().toJSDate(),
    })
    .where('id', '=', enrolment.id)
    .execute()
  await recordChanges({
    enrolmentId: enrolment.id,
    from: enrolment.status,
    to,
    on,
    reason,
    actor,
    actId,
    version,
    kept: keptOf(enrolment),
    verb,
    before,
    after: { ...changed, ...step.after },
  })
}

const ending = statement(
  (_, given: { ends: string; moment: Date }) => sql`
    update enrolments e set status = w.status, ends_on = w.ends_on, version = e.version + 1, updated_at = ${given.moment}
    from jsonb_to_recordset(${given.ends}::jsonb) as w (id uuid, status text, ends_on date)
    where e.tenant_id = ${enteredTenant} and e.id = w.id`
)

/** All that end today, as moveEnrolment() ends one: three statements, however many. */
export async function endEnrolments(act: Act, enrolments: LockedEnrolment[], how: Ending) {
  if (enrolments.length === 0) return
  const on = today(act.zone)
  const endOf = await endsOf(act.zone, enrolments, on)
  const ends = enrolments.map((enrolment) => {
    const { to, verb } = endingOf(enrolment.status, how)
    return { enrolment, to, verb, endsOn: endOf(enrolment) }
  })
  const written = ends.map(({ enrolment, to, endsOn }) => {
    return { id: enrolment.id, status: to, ends_on: endsOn }
  })
  await ending({ ends: JSON.stringify(written), moment: now().toJSDate() })
  await recordChanges(
    ...ends.map(({ enrolment, to, verb, endsOn }) => ({
      enrolmentId: enrolment.id,
      from: enrolment.status,
      to,
      on,
      reason: null,
      actor: act.actor,
      actId: act.actId,
      version: enrolment.version + 1,
      kept: keptOf(enrolment),
      verb,
      after: { ends_on: endsOn },
    }))
  )
}

/**
 * Exclusive: the first day they are not in the group any more; never before the first they were. A student who leaves after
 * today's last session stays on its roster, so for them it is tomorrow.
 */
async function endsOf(zone: string, enrolments: LockedEnrolment[], on: string) {
  const were = enrolments.filter((enrolment) => wasIn(enrolment, on))
  const groupIds = [...new Set(were.map(({ groupId }) => groupId))]
  const isAsked = on === today(zone) && groupIds.length > 0
  const answers = isAsked ? await publish(placesEnding, { groupIds, day: on }) : []
  const met = new Set(answers.flat())
  return (enrolment: LockedEnrolment) => {
    const { startsOn, groupId } = enrolment
    if (startsOn !== null && startsOn > on) return startsOn
    return wasIn(enrolment, on) && met.has(groupId) ? dayAfter(on, 1) : on
  }
}

/** Also on a trial that begins today, which was arranged before; any other place that begins today was a mistake. */
const wasIn = ({ status, startsOn, isTrial }: LockedEnrolment, on: string) =>
  isInGroup(status) && startsOn !== null && (startsOn < on || (isTrial && startsOn === on))

const keptOf = (enrolment: LockedEnrolment): KeptColumns => ({
  status: enrolment.status,
  ends_on: enrolment.endsOn,
  frozen_from: enrolment.frozenFrom,
  frozen_until: enrolment.frozenUntil,
  reason: enrolment.reason,
})

/** Gives back what an act took; the table of states knows only the ways forward. */
export async function giveBack(
  act: Act,
  enrolment: LockedEnrolment,
  former: KeptColumns,
  sides: AuditedSides = {}
) {
  const { status, ...columns } = former
  const version = enrolment.version + 1
  await db()
    .updateTable('enrolments')
    .set({ ...former, version, updated_at: now().toJSDate() })
    .where('id', '=', enrolment.id)
    .execute()
  await recordChanges({
    enrolmentId: enrolment.id,
    from: enrolment.status,
    to: status,
    on: today(act.zone),
    reason: null,
    actor: act.actor,
    version,
    kept: keptOf(enrolment),
    verb: 'undo',
    before: sides.before,
    after: { ends_on: columns.ends_on, ...sides.after },
  })
}
