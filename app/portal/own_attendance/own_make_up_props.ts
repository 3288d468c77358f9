import type { OwnMakeUp } from '#domain/attendance/make_ups/queries/own_make_ups'
import { now } from '#domain/shared/time/clock'

/** What a family is told of a make-up: not why the office extended or waived it. */
export const toldMakeUp = ({ cancelUntil, ...makeUp }: OwnMakeUp) => {
  const { id, state, cause, expires_on, missed, booked, booking } = makeUp
  return {
    ...{ id, state, cause, expires_on, missed, booked, booking },
    cancel_until: cancelUntil?.toISOString() ?? null,
    may_cancel: cancelUntil !== null && cancelUntil >= now().toJSDate(),
  }
}
