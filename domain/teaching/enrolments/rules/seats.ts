/** What decides whether there is a seat; counts as the group's locked row has them. */
export type Seats = {
  capacity: number
  /** Seats in use: pending, on trial, enrolled, frozen, and held by an offer. */
  taken: number
  waiting: number
  waitlistEnabled: boolean
}

export type Placement = 'seat' | 'waiting_list' | 'full'

export const freeSeats = ({ capacity, taken }: Pick<Seats, 'capacity' | 'taken'>) =>
  Math.max(0, capacity - taken)

/** Where the next student goes: nobody passes those who wait already. */
export function placementOf(seats: Seats): Placement {
  if (freeSeats(seats) > 0 && seats.waiting === 0) return 'seat'
  return seats.waitlistEnabled ? 'waiting_list' : 'full'
}

/** The lowest capacity a group may be given: seats someone let in above it on purpose don't count. */
export const lowestCapacity = (taken: number, over: number) => Math.max(1, taken - over)
