import { sql } from 'kysely'
import { listAvailability } from '#domain/people/instructors/queries/list_working_time'
import type { Edit, EditWarning } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { localOf } from '#domain/scheduling/class_sessions/editing/local_time'
import { studentsElsewhere } from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import { holidaysAt, openingAt } from '#domain/scheduling/class_sessions/planning/closed_days'
import {
  absencesOf,
  closuresOf,
  meetingFacts,
} from '#domain/scheduling/class_sessions/planning/meeting_facts'
import {
  dateWarnings,
  meetingWarnings,
} from '#domain/scheduling/class_sessions/planning/session_warnings'
import { overlapFinder } from '#domain/scheduling/class_sessions/rules/clashes'
import { dayAfter } from '#domain/scheduling/class_sessions/rules/session_time'
import { statement } from '#domain/shared/data/statement'

/**
 * What the edit brings about, not what was so before, from a constant number of statements. Of sessions that have
 * different instructors, rooms or groups only what they have in common is asked.
 */
export async function editWarnings(edits: Edit[]): Promise<(edit: Edit) => EditWarning[]> {
  const news = newsOf(edits)
  if (!news.moved && !news.room && !news.instructor) return () => []
  const known = await surroundings(edits, news)
  return ({ after }) => [
    ...known.holidays
      .filter(({ startsOn, endsOn }) => isWithin(localOf(after).date, startsOn, endsOn))
      .map(({ name_en, name_ar }) => ({ kind: 'holiday', name_en, name_ar }) as const),
    ...dateWarnings(
      { ...localOf(after), ...spanOf(after) },
      { ...known, elsewhere: known.elsewhere(spanOf(after)) }
    ),
    ...known.general,
    ...tooSmall(known.facts.capacity, known.students.get(after.group_id ?? '')),
  ]
}

const isWithin = (day: string, from: string, to: string) => from <= day && day <= to

const spanOf = ({ starts_at: startsAt, ends_at: endsAt }: SessionRow) => ({ startsAt, endsAt })

function newsOf(edits: Edit[]) {
  const live = edits.filter(({ after }) => after.status !== 'cancelled')
  return {
    moved: live.some(
      ({ before, after }) =>
        before.status === 'cancelled' ||
        +before.starts_at !== +after.starts_at ||
        +before.ends_at !== +after.ends_at
    ),
    room: live.some(({ before, after }) => before.room_id !== after.room_id),
    instructor: live.some(({ before, after }) => before.instructor_id !== after.instructor_id),
  }
}

async function surroundings(edits: Edit[], news: ReturnType<typeof newsOf>) {
  const rows = edits.map(({ after }) => after)
  const meeting = {
    branchId: shared(rows, 'branch_id'),
    groupId: shared(rows, 'group_id'),
    studentId: shared(rows, 'student_id'),
    instructorId: news.moved || news.instructor ? shared(rows, 'instructor_id') : null,
    roomId: news.moved || news.room ? shared(rows, 'room_id') : null,
  }
  const { branchId, groupId, studentId, instructorId, roomId } = meeting
  const [from, to] = spanOfAll(rows)
  const [first, last] = around(from, to)
  const [facts, elsewhere, availability, opening, absences, closures, holidays, students] =
    await Promise.all([
      meetingFacts({ ...meeting, type: 'regular', title: null, onlineUrl: null }),
      news.moved
        ? studentsElsewhere({ spans: rows.map(spanOf), group: groupId, student: studentId })
        : [],
      instructorId ? listAvailability(instructorId) : [],
      news.moved && branchId ? openingAt(branchId) : [],
      absencesOf(instructorId, from, to),
      closuresOf(roomId, first, last),
      news.moved && branchId ? holidaysAt(branchId, first) : [],
      news.room && roomId ? studentsOf(rows) : new Map<string, number>(),
    ])
  const own = new Set(rows.map(({ id }) => id))
  const general = news.instructor
    ? meetingWarnings(facts!).filter(({ kind }) => kind !== 'capacity')
    : []
  return {
    facts: facts!,
    elsewhere: overlapFinder(elsewhere.filter(({ id }) => !own.has(id))),
    availability,
    opening,
    absences,
    closures,
    holidays,
    students,
    general,
  }
}

/** A day of the zone may begin or end on the neighbouring day of UTC. */
const around = (from: Date, to: Date) =>
  [dayAfter(dayOf(from), -1), dayAfter(dayOf(to), 1)] as const

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

type Shared = 'branch_id' | 'group_id' | 'student_id' | 'instructor_id' | 'room_id'

function shared(rows: SessionRow[], column: Shared) {
  const first = rows[0]![column]
  return rows.every((row) => row[column] === first) ? first : null
}

function spanOfAll(rows: SessionRow[]) {
  const starts = rows.map(({ starts_at }) => starts_at)
  const ends = rows.map(({ ends_at }) => ends_at)
  return [
    starts.reduce((one, other) => (one < other ? one : other)),
    ends.reduce((one, other) => (one > other ? one : other)),
  ] as const
}

const counted = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('groups')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['id', 'students'])
)

async function studentsOf(rows: SessionRow[]) {
  const ids = new Set(rows.map(({ group_id }) => group_id).filter((id) => id !== null))
  return new Map((await counted({ ids: [...ids] })).map(({ id, students }) => [id, students]))
}

const tooSmall = (capacity: number | null, students: number | undefined): EditWarning[] =>
  capacity !== null && students !== undefined && students > capacity
    ? [{ kind: 'capacity', capacity, students }]
    : []
