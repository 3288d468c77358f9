import { sql } from 'kysely'
import { choicesByCredit } from '#domain/attendance/make_ups/queries/make_up_choices'
import { creditState } from '#domain/scheduling/class_sessions/queries/credit_state'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { withTenant } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
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

const stopWaiting = statement((query, { credits }: { credits: string[] }) =>
  query
    .updateTable('make_up_credits')
    .set({ seat_wanted_at: null, seat_wanted_by: null })
    .where('id', '=', anyOf(credits))
)

/**
 * Each free seat is announced to one family, which leaves the list with it; the next family is written to
 * when the seat is still free at the next turn of the clock. However many wait, the statements are as many.
 */
export const notifyFreeSeats = ({ tenantId }: { tenantId: string }) =>
  withTenant(tenantId, async () => {
    const offers = await offerSeats(await waiting({}))
    if (offers.length === 0) return 0
    await stopWaiting({ credits: offers.map(({ credit }) => credit.id) })
    await recordAudit(
      ...offers.map(({ credit, session }) => ({
        actor: system,
        action: 'students.notify_make_up_seat',
        subjectType: 'student',
        subjectId: credit.student_id,
        after: { session_id: session },
      }))
    )
    const letters: MakeUpSeatMail[] = offers.map(({ credit, session }) => ({
      mail: 'make_up_seat',
      creditId: credit.id,
      sessionId: session,
      userId: credit.account,
    }))
    await enqueueEach('mail', letters)
    return offers.length
  })

/** One family each seat, in the order in which they have waited. */
async function offerSeats(credits: RowOf<typeof waiting>[]) {
  const ids = credits.map(({ id }) => id)
  const byCredit = await choicesByCredit(ids, 'families')
  const promised = new Map<string, number>()
  return credits.flatMap((credit) => {
    const seat = byCredit
      .get(credit.id)
      ?.find((one) => one.seats_left > (promised.get(one.id) ?? 0))
    if (!seat) return []
    promised.set(seat.id, (promised.get(seat.id) ?? 0) + 1)
    return [{ credit, session: seat.id }]
  })
}
