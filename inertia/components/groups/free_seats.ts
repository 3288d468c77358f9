interface Seats {
  capacity: number
  seats_taken: number
  waiting: number
}

/** How many more students a group seats now: what is free is held for those who wait. */
export const freeSeats = ({ capacity, seats_taken: taken, waiting }: Seats) =>
  waiting > 0 ? 0 : Math.max(0, capacity - taken)
