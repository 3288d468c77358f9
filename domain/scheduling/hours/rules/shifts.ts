/** Which way a dated timing moves the beginning of class sessions. */
export const shifts = ['none', 'later', 'earlier'] as const

export type Shift = (typeof shifts)[number]

export const shiftOf = (minutes: number): Shift =>
  minutes === 0 ? 'none' : minutes > 0 ? 'later' : 'earlier'
