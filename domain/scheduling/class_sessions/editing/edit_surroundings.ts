import { sql } from 'kysely'
import { expiringPapersOf } from '#domain/people/instructors/queries/latest_papers'
import { availabilityOf } from '#domain/people/instructors/queries/list_working_time'
import { assistanceOf } from '#domain/scheduling/class_sessions/assistants/assistance'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { localOf } from '#domain/scheduling/class_sessions/editing/local_time'
import {
  elsewhereFinder,
  type SessionElsewhere,
  studentsElsewhere,
} from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import { holidaysOf, openingOf } from '#domain/scheduling/class_sessions/planning/closed_days'
import {
  absencesOf,
  closuresOf,
  daysAwayOf,
  factsOfMeetings,
} from '#domain/scheduling/class_sessions/planning/meeting_facts'
import { inGroupStatuses } from '#domain/shared/choices/in_group'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { dayAfter } from '#domain/shared/time/day_span'

/** A session as it will be, and what is to be looked at. */
export interface Asked {
  row: SessionRow
  checks: Set<SchedulingCheck>
}

export type Surroundings = Awaited<ReturnType<typeof editSurroundings>>

/** Of each session what its checks look at, asked of all of them at once; there is one at least. */
export async function editSurroundings(asked: Asked[]) {
  const rows = asked.map(({ row }) => row)
  const idsOf = named(asked)
  const [from, to] = spanOfAll(rows)
  const [first, last] = around(from, to)
  const [elsewhere, assistance, availability, ...rest] = await Promise.all([
    elsewhereOf(asked),
    assistanceIn(asked),
    availabilityOf(idsOf('availability', 'instructor_id')),
    openingOf(idsOf('opening_hours', 'branch_id')),
    absencesOf(idsOf('absences', 'instructor_id'), from, to),
    closuresOf(idsOf('room_closures', 'room_id'), first, last),
    holidaysOf(idsOf('holidays', 'branch_id'), first),
    expiringPapersOf(idsOf('papers', 'instructor_id')),
    factsOf(rows),
    daysAwayOf(idsOf('students', 'student_id'), first, last),
  ])
  const [opening, absences, closures, holidays, papers, facts, daysAway] = rest
  return (row: SessionRow) => ({
    elsewhere: elsewhere(row),
    assistance: assistance(row),
    availability: availability(row.instructor_id ?? ''),
    opening: opening(row.branch_id),
    papers: papers.filter(({ instructorId }) => instructorId === row.instructor_id),
    absences: absences.filter(({ instructorId }) => instructorId === row.instructor_id),
    closures: closures.filter(({ roomId }) => roomId === row.room_id),
    holidays: holidays.filter(({ branchId }) => !branchId || branchId === row.branch_id),
    facts: facts(row),
    daysAway: daysAway.filter(({ studentId }) => studentId === row.student_id),
  })
}

type Column = 'branch_id' | 'group_id' | 'student_id' | 'instructor_id' | 'room_id'

const named = (asked: Asked[]) => (check: SchedulingCheck, column: Column) => [
  ...new Set(
    asked.filter(({ checks }) => checks.has(check)).flatMap(({ row }) => row[column] ?? [])
  ),
]

/**
 * Sessions that are edited themselves count as they will be: restored together, they meet each other. Guests of a session
 * are looked at like its group.
 */
async function elsewhereOf(asked: Asked[]) {
  const rows = asked.filter(({ checks }) => checks.has('students')).map(({ row }) => row)
  const edited = new Map(asked.map(({ row }) => [row.id, row]))
  const guests = await guestsOf(rows.map(({ id }) => id))
  const found = rows.length
    ? await studentsElsewhere({
        spans: rows.map(spanOf),
        groups: named(asked)('students', 'group_id'),
        students: [
          ...named(asked)('students', 'student_id'),
          ...new Set([...guests.values()].flat()),
        ],
        also: rows.map(({ id }) => id),
      })
    : []
  const willBe = found.flatMap((session) => {
    const row = edited.get(session.id)
    if (row?.status === 'cancelled') return []
    return row ? [{ ...session, ...spanOf(row) }] : [session]
  })
  const find = elsewhereFinder(willBe)
  return (row: SessionRow) => {
    const parties = [row.group_id ?? row.student_id, ...(guests.get(row.id) ?? [])]
    const all = parties.flatMap((party) => find(party, spanOf(row)))
    return eachOnce(all.filter(({ id }) => id !== row.id))
  }
}

/** A session found for several parties comes up once, with all their students counted. */
function eachOnce(all: SessionElsewhere[]): SessionElsewhere[] {
  const byId = Map.groupBy(all, ({ id }) => id)
  return [...byId.values()].map((same) => ({
    ...same[0]!,
    students: same.reduce((sum, { students }) => sum + students, 0),
  }))
}

const guests = statement((query, given: { sessions: string[] }) =>
  query
    .selectFrom('make_up_bookings as b')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id')
    )
    .where('b.session_id', '=', anyOf(given.sessions))
    .where('b.state', '=', sql.lit('booked'))
    .where('s.student_id', 'is', null)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('enrolments as e')
            .whereRef('e.group_id', '=', 's.group_id')
            .whereRef('e.student_id', '=', 'b.student_id')
            .where('e.status', 'in', literals(inGroupStatuses))
            .select('e.id')
        )
      )
    )
    .select(['b.session_id', 'b.student_id'])
)

/** Leaves out guests who are in the group by now: they are counted with it. */
async function guestsOf(sessions: string[]) {
  const rows = sessions.length > 0 ? await inEveryBranch(() => guests({ sessions })) : []
  const byId = Map.groupBy(rows, (row) => row.session_id)
  return new Map([...byId].map(([id, of]) => [id, of.map((row) => row.student_id)] as const))
}

async function assistanceIn(asked: Asked[]) {
  const rows = asked.filter(({ checks }) => checks.has('assistants')).map(({ row }) => row)
  const edited = new Map(
    asked.map(({ row }) => [row.id, row.status === 'cancelled' ? null : assisted(row)])
  )
  const warnings = await assistanceOf(rows.map(assisted), edited)
  return (row: SessionRow) => warnings({ ...assisted(row), id: row.id })
}

const assisted = (row: SessionRow) => ({
  ...spanOf(row),
  date: localOf(row).date,
  instructorId: row.instructor_id,
  assistantIds: row.assistant_ids,
})

async function factsOf(rows: SessionRow[]) {
  const distinct = new Map(rows.map((row) => [keyOf(row), row]))
  const found = await factsOfMeetings(
    [...distinct.values()].map((row) => ({
      branchId: row.branch_id,
      groupId: row.group_id,
      instructorId: row.instructor_id,
      roomId: row.room_id,
    }))
  )
  const byKey = new Map([...distinct.keys()].map((key, at) => [key, found[at]!]))
  return (row: SessionRow) => byKey.get(keyOf(row))!
}

const keyOf = ({ branch_id, group_id, instructor_id, room_id }: SessionRow) =>
  [branch_id, group_id, instructor_id, room_id].join()

const spanOf = ({ starts_at: startsAt, ends_at: endsAt }: SessionRow) => ({ startsAt, endsAt })

function spanOfAll(rows: SessionRow[]) {
  const starts = rows.map(({ starts_at }) => starts_at)
  const ends = rows.map(({ ends_at }) => ends_at)
  return [
    starts.reduce((one, other) => (one < other ? one : other)),
    ends.reduce((one, other) => (one > other ? one : other)),
  ] as const
}

/** A day of the zone may begin or end on the neighbouring day of UTC. */
const around = (from: Date, to: Date) =>
  [dayAfter(dayOf(from), -1), dayAfter(dayOf(to), 1)] as const

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
