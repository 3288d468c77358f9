import type { Place, Teacher } from '#domain/scheduling/free_slots/facts/resources'
import {
  type GatheredFacts,
  type Meeting,
  type MeetingRefusal,
  slotFacts,
  type Wish,
} from '#domain/scheduling/free_slots/facts/slot_facts'
import { type FreeSlot, freeSlots } from '#domain/scheduling/free_slots/rules/free_slots'
import {
  type SearchRefusal,
  searchProblem,
  type SlotSearch,
} from '#domain/scheduling/free_slots/rules/slot_search'
import { dayAfter } from '#domain/scheduling/class_sessions/rules/session_time'
import { now, today } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'

export interface SlotQuestion {
  meeting: Meeting
  search: Omit<SlotSearch, 'zone'>
  /** No slot in which one of those who come is elsewhere. */
  isForAllStudents: boolean
}

export interface FoundSlot extends Omit<FreeSlot, 'instructor' | 'room'> {
  instructor: (Teacher & { isOwn: boolean }) | null
  room: (Place & { isUsual: boolean }) | null
}

export interface FoundSlots {
  slots: FoundSlot[]
  hasMore: boolean
  /** How many come. */
  students: number
  zone: string
}

export type SlotRefusal = SearchRefusal | MeetingRefusal

/**
 * Times in which all that a session needs is free, each with whom and where. A caveat never rules out what was asked
 * for by name, nor the group's own instructor: who looks for any is offered nobody with one.
 */
export async function findFreeSlots(
  question: SlotQuestion
): Promise<Result<FoundSlots, SlotRefusal>> {
  const { meeting, search } = question
  const problem = searchProblem({ ...search, zone: meeting.zone }, today(meeting.zone))
  if (problem) return err(problem)
  const gathered = await slotFacts(meeting, search)
  if (!gathered.ok) return gathered
  const facts = gathered.value
  const found = await freeSlots({ ...search, zone: facts.zone }, factsFor(question, facts))
  const slots = found.slots.map((slot) => named(slot, facts))
  return ok({ slots, hasMore: found.hasMore, students: facts.party.students, zone: facts.zone })
}

function factsFor({ meeting, isForAllStudents }: SlotQuestion, facts: GatheredFacts) {
  const { opening, holidays, startOf, ownSpans, elsewhere, party } = facts
  const closed = holidays.map(({ startsOn, endsOn }) => {
    return { from: startOf(startsOn), to: startOf(dayAfter(endsOn, 1)) }
  })
  return {
    now: now().toMillis(),
    opening,
    holidays,
    closed: [...closed, ...ownSpans, ...(isForAllStudents ? elsewhere : [])],
    elsewhere: isForAllStudents ? [] : elsewhere,
    instructors: fittingTeachers(meeting.instructor, facts.teachers, party.instructorId),
    rooms: fittingRooms(meeting.room, facts.rooms),
    usual: new Map(facts.usual.map(({ weekday, starts }) => [weekday, starts])),
  }
}

const fittingTeachers = (wish: Wish, all: Teacher[] | null, own: string | null) =>
  wish === 'any' && all
    ? all.filter(
        ({ id, status, caveats }) => id === own || (status === 'active' && !caveats.length)
      )
    : all

const fittingRooms = (wish: Wish, all: Place[] | null) =>
  wish === 'any' && all ? all.filter(({ caveats }) => !caveats.length) : all

function named(slot: FreeSlot, { teachers, rooms, party }: GatheredFacts): FoundSlot {
  const teacher = teachers?.find(({ id }) => id === slot.instructor?.id)
  const place = rooms?.find(({ id }) => id === slot.room?.id)
  return {
    ...slot,
    instructor: teacher ? { ...teacher, isOwn: teacher.id === party.instructorId } : null,
    room: place ? { ...place, isUsual: place.id === party.roomId } : null,
  }
}
