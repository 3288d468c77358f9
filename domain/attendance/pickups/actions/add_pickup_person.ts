import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface Input {
  tenantId: string
  actor: Actor
  studentId: string
  fields: { name: string; phone: string | null; relation: string | null }
}

/** Somebody who may pick a student up without being their guardian: a driver, a neighbour. */
export class AddPickupPerson {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { tenantId, actor, studentId, fields } = input
    if (!isUuid(studentId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const student = await db()
        .selectFrom('students')
        .where('id', '=', studentId)
        .where('archived_at', 'is', null)
        .select('id')
        .forShare()
        .executeTakeFirst()
      if (!student) return err({ type: 'not_found' })
      await db()
        .insertInto('pickup_people')
        .values({
          ...{ id: uuid(), student_id: studentId, ...fields },
          ...{ added_by: actor.userId!, added_at: now().toJSDate() },
        })
        .execute()
      await recordAudit({
        ...{ actor, action: 'students.add_picker', subjectType: 'student', subjectId: studentId },
        after: { picker: fields.name },
      })
      return ok(undefined)
    })
  }
}
