/** The least and the most a count may be, for forms and imported files alike. */
export const counts = {
  seats: [1, 10_000],
  /** In years. */
  age: [0, 120],
  classSessions: [1, 1000],
  minutesOfClassSession: [5, 24 * 60],
} as const
