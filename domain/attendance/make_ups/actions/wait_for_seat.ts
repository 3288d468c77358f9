import { isOwnerGone } from '#domain/attendance/make_ups/gone'
import { heldCredit } from '#domain/attendance/make_ups/held_credit'
import { makeUpChoices } from '#domain/attendance/make_ups/queries/make_up_choices'
import { ownMakeUps } from '#domain/attendance/make_ups/queries/own_make_ups'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

export type WaitRefusal = { type: 'not_found' | 'not_available' | 'seat_free' }

type Waiting = Act & { id: string; isWaiting: boolean }

/** A family waits for a seat, or no longer does; the letter goes to the person who asked for it. */
export function waitForSeat(input: Waiting): Promise<Result<undefined, WaitRefusal>> {
  const { tenantId, actor, id, isWaiting } = input
  return withTenant(tenantId, async () => {
    const credit = await heldCredit(id)
    if (!credit || (await isOwnerGone(id))) return err({ type: 'not_found' })
    const refusal = isWaiting ? await refusalOf(id, credit.student_id) : undefined
    if (refusal) return err({ type: refusal })
    await db()
      .updateTable('make_up_credits')
      .set({
        seat_wanted_at: isWaiting ? now().toJSDate() : null,
        seat_wanted_by: isWaiting ? actor.userId : null,
      })
      .where('id', '=', id)
      .execute()
    await recordAudit({
      actor,
      action: `students.${isWaiting ? 'wait_for' : 'leave'}_make_up_seat`,
      subjectType: 'student',
      subjectId: credit.student_id,
      after: { missed_session_id: credit.session_id },
    })
    return ok(undefined)
  })
}

/** There is a list for what families book themselves, while there is nothing to book. */
async function refusalOf(id: string, student: string) {
  const makeUp = (await ownMakeUps(student)).find((one) => one.id === id)
  if (makeUp?.state !== 'available' || makeUp.booking !== 'open') return 'not_available' as const
  return (await makeUpChoices(id, 'families')).length > 0 ? ('seat_free' as const) : undefined
}
