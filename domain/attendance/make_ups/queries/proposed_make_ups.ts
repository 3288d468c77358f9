import { isOwnerGone } from '#domain/attendance/make_ups/gone'
import { isMakeUp } from '#domain/attendance/make_ups/held_credit'
import {
  type MakeUpChoice,
  makeUpChoices,
} from '#domain/attendance/make_ups/queries/make_up_choices'
import {
  type Calendar,
  creditedSession,
  type OneToOneSlots,
  oneToOneSlots,
} from '#domain/attendance/make_ups/queries/one_to_one_slots'

type Proposed =
  | { kind: 'gone' }
  | { kind: 'seats'; seats: MakeUpChoice[] }
  /** `isInstead`: because no session of a group has a seat. */
  | { kind: 'one_to_one'; isInstead: boolean; slots: OneToOneSlots }

/**
 * What the office is offered for a credit: seats in groups if a group's session was missed, otherwise one-to-one times (ADR 60). Undefined
 * where there is no such credit; `gone`: its student has left.
 */
export async function proposedMakeUps(
  credit: string,
  calendar: Calendar
): Promise<Proposed | undefined> {
  const missed = (await isMakeUp(credit)) ? await creditedSession(credit) : undefined
  if (!missed) return undefined
  if (await isOwnerGone(credit)) return { kind: 'gone' }
  const isOfGroup = missed.group_id !== null
  const seats = isOfGroup ? await makeUpChoices(credit) : []
  if (seats.length > 0) return { kind: 'seats', seats }
  const slots = await oneToOneSlots(missed, calendar)
  return { kind: 'one_to_one', isInstead: isOfGroup, slots }
}
