interface Seats {
  capacity: number
  seats_taken: number
  waiting: number
}

/** While anybody waits, free seats are held for them. */
export const offeredSeats = ({ capacity, seats_taken: taken, waiting }: Seats) =>
  waiting > 0 ? 0 : Math.max(0, capacity - taken)
