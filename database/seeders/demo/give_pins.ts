import { sure } from '#database/seeders/demo/sure'
import { SetPin } from '#domain/attendance/check_in/actions/set_pin'
import type { Actor } from '#domain/shared/audit/actor'
import { db } from '#domain/shared/data/database'

/** How many students get a PIN. Each is drawn at random and shown to nobody. */
const most = 5

/** To the students who enrolled earliest, including the one who has a sign-in. */
export async function givePins(tenantId: string, actor: Actor) {
  // The transaction belongs to the database's owner, who sees every centre: hence the tenant
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
