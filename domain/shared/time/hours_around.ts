import type { Minutes } from '#domain/shared/time/closed_hours'

const hour = 60

/** Drawn where neither opening hours nor what is held says otherwise. */
const usual: Minutes = { from: 8 * hour, until: 20 * hour }

/** The whole hours that a calendar draws, on a screen and on paper: those it is open and whatever is held outside them. */
export function hoursAround(open: Minutes[], held: Minutes[]): Minutes {
  const all = [...(open.length ? open : [usual]), ...held]
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from)) / hour) * hour,
    until: Math.ceil(Math.max(...all.map(({ until }) => until)) / hour) * hour,
  }
}
