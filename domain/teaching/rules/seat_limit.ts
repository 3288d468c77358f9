export const mostSeats = 10_000
