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
