import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { normalisedName } from '#domain/shared/names/normalised_name'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface Input {
  tenantId: string
  actor: Actor
  studentId: string
  fields: { name: string; phone: string | null; relation: string | null }
}

export type AddPickerRefusal = { type: 'not_found' | 'listed' | 'too_many' }

/** Somebody who may pick a student up without being their guardian: a driver, a neighbour. Nobody is listed twice. */
export class AddPickupPerson {
  async execute(input: Input): Promise<Result<undefined, AddPickerRefusal>> {
    const { tenantId, actor, studentId, fields } = input
    if (!isUuid(studentId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const student = await db()
        .selectFrom('students')
        .where('id', '=', studentId)
        .where('archived_at', 'is', null)
        .select('id')
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!student) return err({ type: 'not_found' })
      const fault = await faultOf(input)
      if (fault) return err({ type: fault })
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

async function faultOf({ studentId, fields }: Input) {
  const listed = await db()
    .selectFrom('pickup_people')
    .where('student_id', '=', studentId)
    .where('removed_at', 'is', null)
    .select(['name', 'phone'])
    .execute()
  const isSame = ({ name, phone }: (typeof listed)[number]) =>
    normalisedName(name) === normalisedName(fields.name) && phone === fields.phone
  if (listed.some(isSame)) return 'listed' as const
  return listed.length >= mostAtOnce.pickupPeople ? ('too_many' as const) : undefined
}
