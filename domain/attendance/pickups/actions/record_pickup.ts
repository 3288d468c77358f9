import { v7 as uuid } from 'uuid'
import { isThere } from '#domain/attendance/pickups/queries/pickups_of_session'
import { markedMembers } from '#domain/attendance/queries/session_attendance'
import { pickupFault } from '#domain/attendance/pickups/rules/pickup'
import { pickersOfStudent } from '#domain/attendance/pickups/queries/pickers'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

/** By somebody of the list, or by somebody else for a reason. */
export type PickedUpBy = { picker: string } | { name: string; reason: string }

interface Input {
  tenantId: string
  actor: Actor
  sessionId: string
  studentId: string
  by: PickedUpBy
  mayNameOthers: boolean
}

export type PickupRefusal = {
  type: 'not_found' | 'cancelled' | 'too_early' | 'too_late' | 'not_listed' | 'already'
}

const found = statement((query, given: { session: string; student: string }) =>
  markedMembers(query)
    .where('s.id', '=', given.session)
    .where('m.student_id', '=', given.student)
    .where(isThere)
    .select(['s.status', 's.starts_at', 's.ends_at'])
    .forUpdate('s')
)

export class RecordPickup {
  async execute(input: Input): Promise<Result<{ id: string }, PickupRefusal>> {
    const { tenantId, sessionId, studentId } = input
    if (!isUuid(sessionId) || !isUuid(studentId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const [session] = await found({ session: sessionId, student: studentId })
      const at = now().toJSDate()
      const fault = session ? pickupFault(session, at) : 'not_found'
      if (fault) return err({ type: fault })
      const columns = await columnsOf(input)
      if (!columns) return err({ type: 'not_listed' })
      const id = uuid()
      const { numInsertedOrUpdatedRows: made } = await db()
        .insertInto('pickups')
        .values({
          ...{ id, session_id: sessionId, student_id: studentId, ...columns },
          ...{ picked_up_at: at, recorded_by: input.actor.userId! },
        })
        .onConflict((taken) =>
          taken
            .columns(['tenant_id', 'session_id', 'student_id'])
            .where('undone_at', 'is', null)
            .doNothing()
        )
        .executeTakeFirst()
      if (made !== 1n) return err({ type: 'already' })
      await tell(input, columns)
      return ok({ id })
    })
  }
}

async function columnsOf({ studentId, by, mayNameOthers }: Input) {
  if ('name' in by) return mayNameOthers ? { name: by.name, reason: by.reason } : undefined
  const picker = (await pickersOfStudent(studentId)).find(({ id }) => id === by.picker)
  if (!picker) return undefined
  return picker.kind === 'guardian' ? { guardian_id: picker.id } : { person_id: picker.id }
}

const tell = ({ actor, studentId }: Input, columns: { name?: string; reason?: string }) =>
  recordAudit({
    ...{ actor, action: 'attendance.pick_up', subjectType: 'student', subjectId: studentId },
    ...(columns.name && { after: { picked_up_by: columns.name, reason: columns.reason } }),
  })
