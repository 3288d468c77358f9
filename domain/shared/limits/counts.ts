/** The least and the most a count may be, for forms and imported files alike. */
export const counts = {
  seats: [1, 10_000],
  /** In years. */
  age: [0, 120],
  classSessions: [1, 1000],
  minutesOfClassSession: [5, 24 * 60],
} as const

/** A share or a rate in per cent, with so many places after the point. */
export const percentage = { most: 100, places: 2 } as const
