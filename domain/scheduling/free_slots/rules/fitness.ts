import type { Caveat } from '#domain/scheduling/free_slots/rules/resource'
import type { RoomKind } from '#domain/scheduling/rooms/rules/room_kind'
import type { Gender } from '#domain/shared/choices/genders'

/** Who meets, as far as instructors and rooms must suit them. */
export interface Party {
  students: number
  genderPolicy: 'mixed' | Gender | null
  subjectId: string | null
  instructorId: string | null
  roomId: string | null
  isOnline: boolean
}

interface Teacher {
  id: string
  gender: Gender | null
  subjects: number
  teachesIt: boolean
}

/** What is warned of when one is planned (domain §1.11). */
export function instructorCaveats({ gender, subjects, teachesIt }: Teacher, party: Party) {
  const { genderPolicy, subjectId } = party
  const isOther = genderPolicy && genderPolicy !== 'mixed' && gender && gender !== genderPolicy
  const caveats: Caveat[] = isOther ? ['gender'] : []
  return subjectId && subjects > 0 && !teachesIt ? [...caveats, 'subject' as const] : caveats
}

/** The group's own first, then who is known to teach the subject, then who might. */
export function instructorTier({ id, teachesIt }: Teacher, { instructorId }: Party): number {
  if (id === instructorId) return 0
  return teachesIt ? 1 : 2
}

interface Place {
  id: string
  kind: RoomKind
  capacity: number
}

export const roomCaveats = ({ capacity }: Place, { students }: Party): Caveat[] =>
  capacity < students ? ['capacity'] : []

const kinds: Record<RoomKind, number> = { room: 0, lab: 1, online: 2 }
const kindsOnline: Record<RoomKind, number> = { online: 0, room: 1, lab: 2 }

/** The usual one first, then of the kinds in order the one that is filled best. */
export function roomTier({ id, kind, capacity }: Place, party: Party): number {
  if (id === party.roomId) return 0
  return 1 + (party.isOnline ? kindsOnline : kinds)[kind] * 100_000 + capacity
}
