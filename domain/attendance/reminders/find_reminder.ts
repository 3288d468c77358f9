import { sql } from 'kysely'
import { canSignIn, signInAddress } from '#domain/access/accounts/queries/sign_in_address'
import { isLockedAt } from '#domain/attendance/queries/locked'
import { groupNamed, studentNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { isUnmarked } from '#domain/scheduling/class_sessions/queries/unmarked'
import { db, writeStatement } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

const waiting = statement((query, given: { instructor: string; at: Date }) =>
  query
    .selectFrom('attendance_reminders as r')
    .innerJoin('class_sessions as s', (join) =>
      join
        .onRef('s.tenant_id', '=', 'r.tenant_id')
        .onRef('s.id', '=', 'r.session_id')
        .onRef('s.instructor_id', '=', 'r.instructor_id')
    )
    .where('r.instructor_id', '=', given.instructor)
    .where('r.sent_at', 'is', null)
    .where(isUnmarked('s', sql`${given.at}::timestamptz`))
    .where(sql<boolean>`not ${isLockedAt('s', sql`${given.at}::timestamptz`)}`)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.title', 's.type', 's.starts_at', 's.ends_at', 's.time_zone'])
    .select([groupNamed.as('group'), studentNamed.as('student')])
)

export type UnmarkedSession = RowOf<typeof waiting>

const reader = statement((query, given: { instructor: string }) =>
  query
    .selectFrom('instructors as i')
    .where(canSignIn('i', 'instructor'))
    .where('i.id', '=', given.instructor)
    .where('i.archived_at', 'is', null)
    .select(signInAddress('i', 'instructor').$notNull().as('email'))
    .select('i.locale')
    .select((row) => row.ref('i.first_name').as('firstName'))
    .select('i.first_name_other as firstNameOther')
    .limit(sql.lit(1))
)

/** What an instructor still has to mark of what they are to be reminded of; `to` is undefined where they can't sign in. */
export async function findReminder(instructor: string) {
  const [to] = await reader({ instructor })
  return { to, sessions: to ? await waiting({ instructor, at: now().toJSDate() }) : [] }
}

/** These were in the letter. The others were marked meanwhile, or are somebody else's: nobody was reminded of them. */
export const noteReminded = (tenantId: string, instructor: string, told: string[]) =>
  writeStatement(tenantId, () =>
    db()
      .with('forgotten', (query) =>
        query
          .deleteFrom('attendance_reminders')
          .where('instructor_id', '=', instructor)
          .where('sent_at', 'is', null)
          .where(sql<boolean>`session_id <> all (${told}::uuid[])`)
      )
      .updateTable('attendance_reminders')
      .set({ sent_at: now().toJSDate() })
      .where('instructor_id', '=', instructor)
      .where('session_id', '=', anyOf(told))
      .where('sent_at', 'is', null)
      .execute()
  )
