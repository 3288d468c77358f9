/** The most seats a group or course may have. */
export const mostSeats = 10_000
