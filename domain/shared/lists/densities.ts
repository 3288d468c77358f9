/** How close the rows of a list stand; the order is the one people choose from. */
export const densities = ['comfortable', 'compact'] as const

export type Density = (typeof densities)[number]
