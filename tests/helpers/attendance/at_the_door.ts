import { freezeClock } from '#domain/shared/time/clock'
import { booked, missedSession, otherSession } from '#tests/helpers/attendance/make_ups'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { enrolled } from '#tests/helpers/teaching/groups'

/** Ten minutes after the session of `markableSession` has begun. */
export const during = '2026-11-25T13:10Z'

/** Before the guest's session begins, but within the time in which people can be marked in it. */
export const atTheDoor = '2026-11-25T13:50Z'
export const soon: [string, string] = ['2026-11-25T14:05Z', '2026-11-25T15:00Z']

/** The lock taken by acts that change one or more sessions. */
export const sessionOf = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'class_sessions', { id })) as never

/** A student with a make-up for one session, and a seat in another that begins soon, in which somebody else is, too. */
export async function guestAtTheDoor(centre: Centre) {
  const missed = await missedSession(centre)
  const other = await otherSession(centre, missed.group, soon, { capacity: 5 })
  await enrolled(centre, other.group)
  await booked(centre, missed.credit, other.session)
  freezeClock(atTheDoor)
  return { ...missed, other }
}
