/** A test compares what the table itself accepts. */
export const offerHours = { least: 1, most: 720, usual: 24 } as const
