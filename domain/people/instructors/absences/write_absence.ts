import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { lockInstructor } from '#domain/people/instructors/lock_instructor'
import type { AbsenceSpan, SpanRefusal } from '#domain/people/instructors/rules/absence_span'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { writtenWindow } from '#domain/shared/time/week_windows'
import { db } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'

export type WritingAbsence = AbsenceSpan & {
  tenantId: string
  actor: Actor
  instructorId: string
  reason: string | null
}

export type AbsenceRefusal =
  | { type: 'not_found' }
  | { type: 'overlaps'; absence: { starts_at: Date; ends_at: Date } }
  | SpanRefusal

/** Approved at once, or asked for by whoever acts; within a transaction. */
export async function writeAbsence(
  input: WritingAbsence,
  state: 'approved' | 'requested'
): Promise<Result<{ id: string }, AbsenceRefusal>> {
  const { instructorId, startsAt, endsAt, weekly, reason, actor } = input
  if (!(await lockInstructor(instructorId))) return err({ type: 'not_found' })
  const absence = await overlapping(input)
  if (absence) return err({ type: 'overlaps', absence })
  const id = uuid()
  const at = now().toJSDate()
  await db()
    .insertInto('absences')
    .values({
      ...{ id, instructor_id: instructorId, state, reason },
      ...{ starts_at: startsAt, ends_at: endsAt },
      ...(weekly && {
        weekday: weekly.weekday,
        from_time: weekly.fromTime,
        until_time: weekly.untilTime,
        time_zone: weekly.timeZone,
      }),
      ...(state === 'approved'
        ? { decided_by: actor.userId, decided_at: at }
        : { asked_by: actor.userId }),
      created_at: at,
    })
    .execute()
  await recordAudit({
    actor,
    action: `instructors.${state === 'approved' ? 'add_absence' : 'request_absence'}`,
    ...ofInstructor(instructorId),
    after: toldAbsence({ starts_at: startsAt, ends_at: endsAt, reason, weekly }),
  })
  return ok({ id })
}

export const ofInstructor = (id: string) => ({ subjectType: 'instructor', subjectId: id })

type Told = {
  starts_at: Date
  ends_at: Date
  reason: string | null
  weekly: AbsenceSpan['weekly']
}

/** As the trail keeps it. */
const toldAbsence = ({ weekly, ...span }: Told) => ({
  ...span,
  ...(weekly && {
    every_week: writtenWindow({
      weekday: weekly.weekday,
      starts: weekly.fromTime,
      ends: weekly.untilTime,
    }),
  }),
})

/**
 * Neither two spans overlap nor two that repeat; a holiday may well hold a Tuesday that is off anyway. What is asked for
 * counts as well, so that nothing is asked twice and approving finds no other.
 */
const overlapping = ({ instructorId, startsAt, endsAt, weekly }: WritingAbsence) =>
  db()
    .selectFrom('absences')
    .where('instructor_id', '=', instructorId)
    .where('state', 'in', ['approved', 'requested'])
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .where(
      weekly
        ? sql<boolean>`weekday = ${weekly.weekday} and from_time < ${weekly.untilTime}::time and until_time > ${weekly.fromTime}::time`
        : sql<boolean>`weekday is null`
    )
    .orderBy('starts_at')
    .limit(1)
    .select(['starts_at', 'ends_at'])
    .executeTakeFirst()
