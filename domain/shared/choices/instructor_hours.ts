/** The figures of `instructorHours` that are minutes, in the order of a sheet. */
export const hourFigures = [
  'taught',
  'substituted',
  'unmarked',
  'planned',
  'cancelled_late',
  'called_off',
  'paid',
  'assisted',
  'assisting',
  'assisted_paid',
] as const

export type HourFigure = (typeof hourFigures)[number]

/** What a class session is to an instructor: one of these, and no other. */
export type HourKind = 'taught' | 'planned' | 'cancelled_late' | 'called_off'

/** Minutes as hours of at most two decimals, the same on a page and in a file. */
export const hoursOf = (minutes: number) => Math.round(minutes / 0.6) / 100
