import {
  choicesByCredit,
  type MakeUpChoice,
} from '#domain/attendance/make_ups/queries/make_up_choices'
import type { OwnMakeUp } from '#domain/attendance/make_ups/queries/own_make_ups'
import { now } from '#domain/shared/time/clock'

/** A family doesn't read why the office extended or waived a make-up. */
export const ownMakeUpProps = ({ cancelUntil, ...makeUp }: OwnMakeUp & { seats: Seats | null }) => {
  const { id, state, cause, expires_on, missed, booked, booking, seats } = makeUp
  return {
    id,
    state,
    cause,
    expires_on,
    missed,
    booked,
    booking,
    time_request: makeUp.time_request,
    is_waiting: makeUp.is_waiting,
    seats,
    cancel_until: cancelUntil?.toISOString() ?? null,
    may_cancel: cancelUntil !== null && cancelUntil >= now().toJSDate(),
  }
}

type Seats = ReturnType<typeof seatsAmong>

/** The sessions a family can choose from, counted before it begins to book, and the earliest of them. */
function seatsAmong(sessions: MakeUpChoice[]) {
  const [first] = sessions.toSorted((one, other) => +one.starts_at - +other.starts_at)
  return {
    count: sessions.length,
    first: first ? { starts_at: first.starts_at.toISOString(), time_zone: first.time_zone } : null,
  }
}

const isOpen = ({ state, booking }: OwnMakeUp) => state === 'available' && booking === 'open'

/** Make-ups with the seats that are free for those a family books itself. */
export async function withSeats(makeUps: OwnMakeUp[]) {
  const ids = makeUps.filter(isOpen).map(({ id }) => id)
  const byCredit = await choicesByCredit(ids, 'families')
  return makeUps.map((makeUp) => ({
    ...makeUp,
    seats: isOpen(makeUp) ? seatsAmong(byCredit.get(makeUp.id) ?? []) : null,
  }))
}
