import { v7 as uuid } from 'uuid'
import { type Missed, missedSessions } from '#domain/attendance/notices/missed_sessions'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface Input extends Missed {
  tenantId: string
  actor: Actor
  reason: string
  toldAt: Date
  toldBy: string | null
}

export type NoticeRefusal = { type: 'not_found' } | { type: 'told_later' } | { type: 'no_session' }

/**
 * Keeps that a student will not come. Nobody is marked by it: the roster has it before them, and
 * what is scheduled in its days afterwards is told of as well.
 */
export class TellAbsence {
  async execute(input: Input): Promise<Result<{ id: string }, NoticeRefusal>> {
    if (input.toldAt > now().toJSDate()) return err({ type: 'told_later' })
    return withTenant(input.tenantId, async () => {
      if (!(await held(input.studentId))) return err({ type: 'not_found' })
      if (input.sessionId && !(await missesIt(input))) return err({ type: 'no_session' })
      const standing = await toldBefore(input)
      if (standing) return ok(standing)
      const id = uuid()
      const { reason, toldAt, toldBy, actor } = input
      const told = {
        session_id: input.sessionId,
        from_day: input.from,
        until_day: input.until,
        reason,
        told_at: toldAt,
        told_by: toldBy,
      }
      const whose = { id, student_id: input.studentId, made_by: actor.userId }
      await db()
        .insertInto('absence_notices')
        .values({ ...whose, ...told })
        .execute()
      const subject = { subjectType: 'student', subjectId: input.studentId }
      await recordAudit({ actor, action: 'attendance.tell_absence', ...subject, after: told })
      return ok({ id })
    })
  }
}

/** Whoever tells of the same student waits, so that one notice sent twice is kept once. */
const held = async (student: string) =>
  isUuid(student) &&
  Boolean(
    await db()
      .selectFrom('students')
      .where('id', '=', student)
      .select('id')
      .forUpdate()
      .executeTakeFirst()
  )

const toldBefore = ({ studentId, sessionId, from, until, toldAt }: Input) =>
  db()
    .selectFrom('absence_notices')
    .where('student_id', '=', studentId)
    .where('session_id', 'is not distinct from', sessionId)
    .where('from_day', 'is not distinct from', from)
    .where('until_day', 'is not distinct from', until)
    .where('told_at', '=', toldAt)
    .where('withdrawn_at', 'is', null)
    .select('id')
    .executeTakeFirst()

const missesIt = async (input: Input) =>
  isUuid(input.sessionId!) && (await missedSessions(input)).length > 0
