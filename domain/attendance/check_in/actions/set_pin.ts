import { randomInt } from 'node:crypto'
import { hashPassword } from '#domain/access/accounts/password_hash'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

type Input = { tenantId: string; actor: Actor; studentId: string }

const digits = 6

/** A new PIN, which is told once; one that was set before stops counting. Nobody chooses one, so that none is a birthday. */
export class SetPin {
  async execute(
    input: Input
  ): Promise<Result<{ pin: string; number: string }, { type: 'not_found' }>> {
    const { tenantId, actor, studentId } = input
    if (!isUuid(studentId)) return err({ type: 'not_found' })
    const pin = String(randomInt(10 ** digits)).padStart(digits, '0')
    const hash = await hashPassword(pin)
    return withTenant(tenantId, async () => {
      const student = await db()
        .selectFrom('students')
        .where('id', '=', studentId)
        .where('archived_at', 'is', null)
        .select('number')
        .forShare()
        .executeTakeFirst()
      if (!student) return err({ type: 'not_found' })
      const set = { hash, set_by: actor.userId!, set_at: now().toJSDate() }
      await db()
        .insertInto('check_in_pins')
        .values({ student_id: studentId, ...set })
        .onConflict((taken) => taken.columns(['tenant_id', 'student_id']).doUpdateSet(set))
        .execute()
      await recordAudit({
        ...{ actor, action: 'students.set_pin', subjectType: 'student', subjectId: studentId },
      })
      return ok({ pin, number: student.number })
    })
  }
}
