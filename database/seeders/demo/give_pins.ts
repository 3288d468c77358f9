import { sure } from '#database/seeders/demo/sure'
import { SetPin } from '#domain/attendance/check_in/actions/set_pin'
import type { Actor } from '#domain/shared/audit/actor'
import { db } from '#domain/shared/data/database'

/** So many may check in at the door, as far as the office remembers their PINs: each is drawn and told nobody. */
const most = 5

/** Of the students who began earliest, the one who signs in among them. */
export async function givePins(tenantId: string, actor: Actor) {
  // The owner, whose transaction this is, sees the people of every centre
  const enrolments = await db()
    .selectFrom('enrolments')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .orderBy('enrolled_on')
    .orderBy('id')
    .select('student_id')
    .execute()
  const students = [...new Set(enrolments.map(({ student_id: id }) => id))].slice(0, most)
  for (const studentId of students) sure(await new SetPin().execute({ tenantId, actor, studentId }))
}
