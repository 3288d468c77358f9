import { makeUpChoices } from '#domain/attendance/make_ups/queries/make_up_choices'
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

type Seats = Awaited<ReturnType<typeof seatsFor>>

/** The sessions a family can choose from, counted before it begins to book, and the earliest of them. */
async function seatsFor(id: string) {
  const sessions = await makeUpChoices(id, 'families')
  const [first] = sessions.toSorted((one, other) => +one.startsAt - +other.startsAt)
  return {
    count: sessions.length,
    first: first ? { starts_at: first.startsAt.toISOString(), time_zone: first.time_zone } : null,
  }
}

/** Make-ups with the seats that are free for those a family books itself. */
export const withSeats = (makeUps: OwnMakeUp[]) =>
  Promise.all(
    makeUps.map(async (makeUp) => ({
      ...makeUp,
      seats:
        makeUp.state === 'available' && makeUp.booking === 'open'
          ? await seatsFor(makeUp.id)
          : null,
    }))
  )
