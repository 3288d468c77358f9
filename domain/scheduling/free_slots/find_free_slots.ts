import type { Place, Teacher } from '#domain/scheduling/free_slots/facts/resources'
import {
  type GatheredFacts,
  type Meeting,
  type MeetingRefusal,
  slotFacts,
  type Wish,
} from '#domain/scheduling/free_slots/facts/slot_facts'
import type { Chosen, FreeSlot } from '#domain/scheduling/free_slots/rules/free_slot'
import { freeSlots } from '#domain/scheduling/free_slots/rules/free_slots'
import {
  type SearchRefusal,
  searchProblem,
  type SlotSearch,
} from '#domain/scheduling/free_slots/rules/slot_search'
import type { Severity } from '#domain/shared/choices/scheduling_checks'
import type { Party } from '#domain/scheduling/free_slots/rules/fitness'
import type { Against, Heed } from '#domain/scheduling/free_slots/rules/obstacles'
import { withOvertime } from '#domain/scheduling/free_slots/rules/overtime'
import type { Resource } from '#domain/scheduling/free_slots/rules/resource'
import { now, today } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'

export interface SlotQuestion {
  meeting: Meeting
  search: Omit<SlotSearch, 'zone'>
  /** No slot in which one of those who come is elsewhere. */
  isForAllStudents: boolean
  /** Only slots that nothing speaks against, not even what the centre is only warned of. */
  isUnopposed?: boolean
  /** Whether dated timings move and shorten what is planned then, as of a series that follows them. */
  followsTimings: boolean
}

export interface FoundSlot extends Omit<FreeSlot, 'instructor' | 'room'> {
  instructor: (Teacher & Told & { isOwn: boolean }) | null
  room: (Place & Told & { isUsual: boolean }) | null
}

type Told = Pick<Chosen, 'against'>

export interface FoundSlots {
  slots: FoundSlot[]
  hasMore: boolean
  /** How many come. */
  students: number
  /** Whether their other sessions are looked at, whether whoever asks wants it or not. */
  studentsCheck: Severity
  zone: string
}

export type SlotRefusal = SearchRefusal | MeetingRefusal

/**
 * Times in which all that a session needs is free, each with whom and where. What the centre is only warned of rules
 * nothing out: it is told, and comes after what nothing speaks against.
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
  const { party, studentsCheck, zone } = facts
  return ok({ slots, hasMore: found.hasMore, students: party.students, studentsCheck, zone })
}

function factsFor(question: SlotQuestion, facts: GatheredFacts) {
  const { meeting, search, isForAllStudents, isUnopposed, followsTimings } = question
  const { opening, holidays, timings, opposed, heed, ownSpans, elsewhere, party } = facts
  const isStrict = isForAllStudents || facts.studentsCheck === 'block'
  return {
    now: now().toMillis(),
    opening,
    // What is planned leaves them out, whatever is chosen; one session may be moved to one
    holidays: meeting.moved && search.repeats === 'once' ? [] : holidays,
    timings: followsTimings ? timings : [],
    ...{ opposed, warns: isUnopposed ? new Set<Against>() : heed.warns },
    present: facts.presentSpans,
    closed: [...ownSpans, ...(isStrict ? elsewhere : [])],
    elsewhere: isStrict ? [] : elsewhere,
    instructors:
      fittingTeachers(meeting.instructor, suitable(facts.teachers, heed), party)?.map((teacher) =>
        withOvertime(teacher, () => search.minutes)
      ) ?? null,
    rooms: suitable(facts.rooms, heed),
    usual: new Map(facts.usual.map(({ weekday, starts }) => [weekday, starts])),
  }
}

const suitable = <One extends Resource>(all: One[] | null, { isBlocking }: Heed) =>
  all?.filter(({ caveats }) => !caveats.some(isBlocking)) ?? null

const fittingTeachers = (wish: Wish, all: Teacher[] | null, { instructorId: own }: Party) =>
  wish === 'any' && all ? all.filter(({ id, status }) => id === own || status === 'active') : all

function named(slot: FreeSlot, { teachers, rooms, party }: GatheredFacts): FoundSlot {
  const teacher = teachers?.find(({ id }) => id === slot.instructor?.id)
  const place = rooms?.find(({ id }) => id === slot.room?.id)
  return {
    ...slot,
    instructor: teacher
      ? { ...teacher, ...told(slot.instructor), isOwn: teacher.id === party.instructorId }
      : null,
    room: place ? { ...place, ...told(slot.room), isUsual: place.id === party.roomId } : null,
  }
}

const told = (chosen: Chosen | null): Told => ({ against: chosen?.against ?? [] })
