/**
 * Counts as the group's locked row has them. `taken`: pending, on trial, enrolled, frozen, and held
 * by an offer.
 */
export type Seats = {
  capacity: number
  taken: number
  waiting: number
  waitlistEnabled: boolean
}

export type Placement = 'seat' | 'waiting_list' | 'full'

export const freeSeats = ({ capacity, taken }: Pick<Seats, 'capacity' | 'taken'>) =>
  Math.max(0, capacity - taken)

/** Nobody passes those who wait already. */
export function placementOf(seats: Seats): Placement {
  if (freeSeats(seats) > 0 && seats.waiting === 0) return 'seat'
  return seats.waitlistEnabled ? 'waiting_list' : 'full'
}

/** Seats given above the capacity on purpose don't count. */
export const lowestCapacity = (taken: number, over: number) => Math.max(1, taken - over)
