/** Both days are part of it; ISO dates, which sort as text. */
export type ChangedDays = { from: string; to: string }

export const joinDays = (one: ChangedDays | undefined, other: ChangedDays): ChangedDays => ({
  from: one && one.from < other.from ? one.from : other.from,
  to: one && one.to > other.to ? one.to : other.to,
})
