interface Span {
  startsAt: Date
  endsAt: Date
}

/** What may not be in two places at once (domain §1.11). */
interface Meeting {
  instructorId: string | null
  roomId: string | null
  groupId: string | null
}

/** What a meeting takes up, and for how long. */
export type Taken = Span & Meeting

const clashKinds = ['instructor', 'room', 'group'] as const

export type ClashKind = (typeof clashKinds)[number]

/** Half-open: touching ends are no overlap. */
export const overlaps = (one: Span, other: Span) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** What two meetings of one hour both want; an online room or a hall may take two. */
export function sharedBy(one: Meeting, other: Meeting, roomIsExclusive: boolean): ClashKind[] {
  const shared: Record<ClashKind, boolean> = {
    instructor: isSame(one.instructorId, other.instructorId),
    room: roomIsExclusive && isSame(one.roomId, other.roomId),
    group: isSame(one.groupId, other.groupId),
  }
  return clashKinds.filter((kind) => shared[kind])
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other

/** Finds which of many spans overlap one, without a look at all of them. */
export function overlapFinder<S extends Span>(spans: S[]): (one: Span) => S[] {
  const ordered = spans
    .map((span) => ({ span, start: span.startsAt.getTime(), end: span.endsAt.getTime() }))
    .sort((one, other) => one.start - other.start)
  const starts = ordered.map(({ start }) => start)
  const longest = ordered.reduce((most, { start, end }) => Math.max(most, end - start), 0)
  return (one) => {
    const [from, to] = [one.startsAt.getTime(), one.endsAt.getTime()]
    const found: S[] = []
    for (let at = firstAfter(starts, from - longest); at < ordered.length; at++) {
      const { span, start, end } = ordered[at]!
      if (start >= to) break
      if (end > from) found.push(span)
    }
    return found
  }
}

function firstAfter(ordered: number[], limit: number) {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ordered[middle]! > limit) high = middle
    else low = middle + 1
  }
  return low
}

export interface ClashWith<Session> {
  kinds: ClashKind[]
  session: Session
}

/** What stands in the way of whoever takes up something for a while. */
export function clashFinder<Session extends Taken>(around: Session[]) {
  const find = overlapFinder(around)
  return (wanted: Taken, roomIsExclusive: boolean): ClashWith<Session>[] =>
    find(wanted)
      .map((session) => ({ session, kinds: sharedBy(wanted, session, roomIsExclusive) }))
      .filter(({ kinds }) => kinds.length)
}
