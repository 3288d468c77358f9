import { v7 as uuid } from 'uuid'
import type { Missed } from '#domain/attendance/notices/missed_sessions'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

export interface ToldAbsence extends Missed {
  actor: Actor
  reason: string
  toldAt: Date
  toldBy: string | null
}

/** Whoever tells of the same student waits, so that one notice sent twice is kept once. */
export const heldStudent = async (student: string) =>
  isUuid(student)
    ? db()
        .selectFrom('students')
        .where('id', '=', student)
        .select('id')
        .forUpdate()
        .executeTakeFirst()
    : undefined

/** Kept once, however often it is sent; the student is held. */
export async function writeNotice(input: ToldAbsence): Promise<{ id: string }> {
  const standing = await toldBefore(input)
  if (standing) return standing
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
  return { id }
}

/** What was told earlier with the same words says it already. */
const toldBefore = ({ studentId, sessionId, from, until, toldAt, reason }: ToldAbsence) =>
  db()
    .selectFrom('absence_notices')
    .where('student_id', '=', studentId)
    .where('session_id', 'is not distinct from', sessionId)
    .where('from_day', 'is not distinct from', from)
    .where('until_day', 'is not distinct from', until)
    .where('reason', '=', reason)
    .where('told_at', '<=', toldAt)
    .where('withdrawn_at', 'is', null)
    .select('id')
    .executeTakeFirst()
