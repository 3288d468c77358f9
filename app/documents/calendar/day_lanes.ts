import { clustersOf, tracksOf } from '#domain/shared/time/beside'
import type { Minutes } from '#domain/shared/time/closed_hours'

export interface Laid {
  /** Beside how many others, from 0. */
  lane: number
  lanes: number
  /** As long as nothing stands below it. */
  free_until: number
}

/** What overlaps stands beside one another, the earlier first. Answers them in order, and how many lanes there are at most. */
export function inLanes<T extends Minutes>(day: T[], end: number) {
  const placed = clustersOf(day).flatMap((cluster, of) => {
    const tracks = tracksOf(cluster)
    const lanes = Math.max(...tracks) + 1
    return cluster.map((one, at) => ({ one, lane: tracks[at]!, lanes, of }))
  })
  const entries = placed.map(({ one, lane, lanes, of }): T & Laid => {
    const below = placed.filter(
      (other) => other.one.from >= one.until && (other.of !== of || other.lane === lane)
    )
    return { ...one, lane, lanes, free_until: Math.min(end, ...below.map((next) => next.one.from)) }
  })
  return { entries, lanes: Math.max(1, ...placed.map(({ lanes }) => lanes)) }
}
