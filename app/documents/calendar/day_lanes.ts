export interface Hours {
  /** Minutes since midnight. */
  from: number
  until: number
}

export interface Laid {
  /** Beside how many others, from 0. */
  lane: number
  lanes: number
  /** As long as nothing stands below it. */
  free_until: number
}

/** What overlaps stands beside one another, the earlier first. Answers them in order, and how many lanes there are at most. */
export function inLanes<T extends Hours>(day: T[], end: number) {
  const ordered = [...day].sort((one, other) => one.from - other.from || other.until - one.until)
  const placed = clustersOf(ordered).flatMap((cluster, of) => {
    const lanes: number[] = []
    const put = cluster.map((one) => {
      const free = lanes.findIndex((until) => until <= one.from)
      const lane = free === -1 ? lanes.length : free
      lanes[lane] = one.until
      return { one, lane, of }
    })
    return put.map((entry) => ({ ...entry, lanes: lanes.length }))
  })
  const entries = placed.map(({ one, lane, lanes, of }): T & Laid => {
    const below = placed.filter(
      (other) => other.one.from >= one.until && (other.of !== of || other.lane === lane)
    )
    return { ...one, lane, lanes, free_until: Math.min(end, ...below.map((next) => next.one.from)) }
  })
  return { entries, lanes: Math.max(1, ...placed.map(({ lanes }) => lanes)) }
}

function clustersOf<T extends Hours>(ordered: T[]): T[][] {
  const clusters: T[][] = []
  let end = -Infinity
  for (const one of ordered) {
    if (one.from >= end) clusters.push([])
    clusters.at(-1)!.push(one)
    end = Math.max(end, one.until)
  }
  return clusters
}
