import { type Consequences, noConsequences } from '#domain/people/rules/departure'
import { type EnrolmentStatus, holdsSeat } from '#domain/teaching/enrolments/rules/enrolment_state'
import { freeSeats, type Seats } from '#domain/teaching/enrolments/rules/seats'
import { type GroupStatus, isEnrolling } from '#domain/teaching/groups/rules/group_state'

export type Place = { groupId: string; status: EnrolmentStatus }
export type PlaceGroup = Pick<Seats, 'capacity' | 'taken' | 'waiting'> & {
  id: string
  status: GroupStatus
  isArchived: boolean
}

const waits = ({ status }: Place) => status === 'waitlisted' || status === 'offered'

/** What follows when whoever has these places leaves. The question and the act ask the same. */
export function planDeparture(places: Place[], groups: PlaceGroup[]): Consequences {
  const waiting = places.filter(waits).length
  const ofGroup = Map.groupBy(places, ({ groupId }) => groupId)
  const offers = groups.map((group) => offersIn(group, ofGroup.get(group.id) ?? []))
  return {
    ...noConsequences(),
    enrolments: places.length - waiting,
    waiting,
    offers: offers.reduce((sum, one) => sum + one, 0),
  }
}

/** As many of those who go on waiting as the group has seats for then. */
function offersIn({ status, isArchived, capacity, taken, waiting }: PlaceGroup, gone: Place[]) {
  if (isArchived || !isEnrolling(status)) return 0
  const freed = gone.filter((place) => holdsSeat(place.status)).length
  const line = waiting - gone.filter((place) => place.status === 'waitlisted').length
  return Math.min(freeSeats({ capacity, taken: taken - freed }), line)
}
