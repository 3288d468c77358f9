import { missedSessions } from '#domain/attendance/notices/missed_sessions'
import { heldStudent, type ToldAbsence, writeNotice } from '#domain/attendance/notices/write_notice'
import { withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface Input extends ToldAbsence {
  tenantId: string
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
      if (!(await heldStudent(input.studentId))) return err({ type: 'not_found' })
      if (input.sessionId && !(await missesIt(input))) return err({ type: 'no_session' })
      return ok(await writeNotice(input))
    })
  }
}

const missesIt = async (input: Input) =>
  isUuid(input.sessionId!) && (await missedSessions(input)).length > 0
