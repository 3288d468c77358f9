import type { Minutes } from '#domain/shared/time/closed_hours'

const earlier = (one: Minutes, other: Minutes) => one.from - other.from || other.until - one.until

/** Those that overlap, one after the other, together. In the order of their beginning, the longer first. */
export function clustersOf<Span extends Minutes>(spans: Span[]): Span[][] {
  const clusters: Span[][] = []
  let until = -Infinity
  for (const span of [...spans].sort(earlier)) {
    if (span.from < until) clusters.at(-1)!.push(span)
    else clusters.push([span])
    until = Math.max(until, span.until)
  }
  return clusters
}

/**
 * Beside each other where they overlap: each takes the first track that is free again, the earlier and longer first. In the
 * order given.
 */
export function tracksOf(spans: Minutes[], shortest = 0): number[] {
  const ends: number[] = []
  const tracks = new Map<Minutes, number>()
  for (const span of [...spans].sort(earlier)) {
    const free = ends.findIndex((end) => end <= span.from)
    const track = free === -1 ? ends.length : free
    ends[track] = Math.max(span.until, span.from + shortest)
    tracks.set(span, track)
  }
  return spans.map((span) => tracks.get(span)!)
}
