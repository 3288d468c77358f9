import { sql } from 'kysely'
import { makeUpChoices } from '#domain/attendance/make_ups/queries/make_up_choices'
import { creditState } from '#domain/scheduling/class_sessions/queries/credit_state'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { enqueueEach } from '#domain/shared/runtime/jobs'

export type MakeUpSeatMail = {
  mail: 'make_up_seat'
  creditId: string
  sessionId: string
  userId: string
}

const most = 200

/** The longest waiting come first; a person who may no longer see the child is not written to. */
const waiting = statement((query, _: object) =>
  query
    .selectFrom('make_up_credits as c')
    .innerJoin('users as u', 'u.id', 'c.seat_wanted_by')
    .where('c.seat_wanted_at', 'is not', null)
    .where(creditState, '=', 'available')
    .where('u.archived_at', 'is', null)
    .where(
      sql<boolean>`(u.student_id = c.student_id or exists (
        select from student_guardians l where l.guardian_id = u.guardian_id
          and l.student_id = c.student_id and l.may_see_data))`
    )
    .orderBy('c.seat_wanted_at')
    .orderBy('c.id')
    .limit(sql.lit(most))
    .select(['c.id', 'c.student_id', 'u.id as account'])
    .forUpdate('c')
)

/**
 * Each free seat is announced to one family, which leaves the list with it; the next family is written to
 * when the seat is still free at the next turn of the clock.
 */
export const notifyFreeSeats = ({ tenantId }: { tenantId: string }) =>
  withTenant(tenantId, async () => {
    const promised = new Map<string, number>()
    const letters: MakeUpSeatMail[] = []
    for (const credit of await waiting({})) {
      const { id } = credit
      const seat = (await makeUpChoices(id, 'families')).find(
        (one) => one.seats_left > (promised.get(one.id) ?? 0)
      )
      if (!seat) continue
      promised.set(seat.id, (promised.get(seat.id) ?? 0) + 1)
      letters.push({
        mail: 'make_up_seat',
        creditId: id,
        sessionId: seat.id,
        userId: credit.account,
      })
      await db()
        .updateTable('make_up_credits')
        .set({ seat_wanted_at: null, seat_wanted_by: null })
        .where('id', '=', id)
        .execute()
      await recordAudit({
        actor: system,
        action: 'students.notify_make_up_seat',
        subjectType: 'student',
        subjectId: credit.student_id,
        after: { session_id: seat.id },
      })
    }
    await enqueueEach('mail', letters)
    return letters.length
  })
