import { findSeverities } from '#domain/access/centre/queries/find_severities'
import { daysAwayOf } from '#domain/scheduling/class_sessions/planning/meeting_facts'
import { studentsElsewhere } from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import {
  holidaysAt,
  openingOf,
  timingsAt,
} from '#domain/scheduling/class_sessions/planning/closed_days'
import { seenSessions } from '#domain/scheduling/class_sessions/queries/seen_sessions'
import { busyHours, type Moved } from '#domain/scheduling/free_slots/facts/busy_spans'
import { helpersOf, placesFor, teachersFor } from '#domain/scheduling/free_slots/facts/candidates'
import {
  branchOf,
  isStudent,
  partyOf,
  type PartyRow,
} from '#domain/scheduling/free_slots/facts/party'
import { workloads } from '#domain/scheduling/free_slots/facts/workloads'
import { opposedSpans } from '#domain/scheduling/free_slots/facts/opposed_spans'
import { roomResource, teacherResource } from '#domain/scheduling/free_slots/facts/resources'
import type { Party } from '#domain/scheduling/free_slots/rules/fitness'
import { heedOf } from '#domain/scheduling/free_slots/rules/obstacles'
import { madeInTurns } from '#domain/shared/runtime/slices'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import type { Weekday } from '#domain/shared/time/weekday'
import { isUuid } from '#domain/shared/text/is_uuid'
import { dayAfter } from '#domain/shared/time/day_span'
import { hasEnded } from '#domain/teaching/groups/rules/group_state'
import { startOfDay } from '#domain/shared/time/start_of_day'

/** One of them, any that is free, or none. */
export type Wish = 'any' | 'none' | { id: string }

/** Who meets, whom and what they need. */
export interface Meeting {
  /** The centre's; a branch may have its own. */
  zone: string
  /** Of the centre's week, in which an instructor may teach only so much. */
  weekStart: Weekday
  groupId: string | null
  studentId: string | null
  /** Where there is no group, which is in one. */
  branchId?: string | null
  instructor: Wish
  room: Wish
  moved: Moved | null
}

type Field = 'group_id' | 'student_id' | 'branch_id' | 'session_id' | 'instructor' | 'room'

export type MeetingRefusal =
  { type: 'unusable'; field: Field } | { type: 'group_over'; field: 'group_id' }

type Days = { from: string; until: string }

const wished = (wish: Wish) => (typeof wish === 'string' ? null : wish.id)

/** Whatever a free time depends on, within days; from a constant number of statements. */
export async function slotFacts(
  meeting: Meeting,
  days: Days
): Promise<Result<GatheredFacts, MeetingRefusal>> {
  const asked = await partyAsked(meeting)
  if (!asked.ok) return asked
  const group = asked.value
  const at = await branchOf(group?.branchId ?? meeting.branchId ?? null, wished(meeting.room))
  if (!at) return err({ type: 'unusable', field: 'branch_id' })
  const zone = at.zone ?? meeting.zone
  const party = partyIn(meeting, group)
  const gathered = await gather({ meeting, group, party, branch: at.id, zone, days })
  const missing = missingOf(meeting, gathered)
  if (missing) return err({ type: 'unusable', field: missing })
  return ok({ ...gathered, branchId: at.id, zone, party, usual: group?.slots ?? [] })
}

export type GatheredFacts = Awaited<ReturnType<typeof gather>> & {
  branchId: string
  zone: string
  party: Party
  usual: PartyRow['slots']
}

async function partyAsked({
  groupId,
  studentId,
  branchId = null,
  instructor,
  room,
  moved,
}: Meeting): Promise<Result<PartyRow | null, MeetingRefusal>> {
  const unusable = (field: Field) => err({ type: 'unusable', field } as const)
  for (const [field, id] of [
    ['group_id', groupId],
    ['student_id', studentId],
    ['branch_id', branchId],
    ['session_id', moved?.sessionId ?? null],
    ['instructor', wished(instructor)],
    ['room', wished(room)],
  ] as const)
    if (id !== null && !isUuid(id)) return unusable(field)
  if (studentId !== null && !(await isStudent(studentId))) return unusable('student_id')
  if (moved && !(await isSeen(moved))) return unusable('session_id')
  if (groupId === null) return ok(null)
  const group = await partyOf(groupId)
  if (!group) return unusable('group_id')
  return hasEnded(group.status) ? err({ type: 'group_over', field: 'group_id' }) : ok(group)
}

const isSeen = async ({ sessionId }: Moved) => (await seenSessions({ ids: [sessionId] })).length > 0

const partyIn = ({ studentId }: Meeting, group: PartyRow | null): Party => ({
  students: group?.students ?? (studentId ? 1 : 0),
  genderPolicy: group?.genderPolicy ?? null,
  subjectId: group?.subjectId ?? null,
  instructorId: group?.instructorId ?? null,
  roomId: group?.roomId ?? null,
  isOnline: group?.workType === 'online',
})

interface Asked {
  meeting: Meeting
  group: PartyRow | null
  party: Party
  branch: string
  zone: string
  days: Days
}

async function gather({ meeting, group, party, branch, zone, days }: Asked) {
  const { groupId, studentId, instructor, room, moved } = meeting
  const startOf = (day: string) => startOfDay(day, zone).getTime()
  const last = dayAfter(days.until, 2)
  const [from, to] = [startOfDay(days.from, zone), startOfDay(last, zone)]
  const at = now().toJSDate()
  const [teachers, places, helpers, busy, weeksOf, elsewhere, opening, holidays, ...rest] =
    await Promise.all([
      instructor === 'none'
        ? null
        : teachersFor({ chosen: wished(instructor), subject: party.subjectId, from, to }),
      room === 'none'
        ? null
        : placesFor({ chosen: wished(room), branch, from: days.from, to: last }),
      helpersOf({ group: groupId, session: moved?.sessionId ?? null, from, to }),
      busyHours({ from, to, now: at, group: groupId, moved }),
      workloads({ ...meeting, days, now: at }),
      studentsElsewhere({
        spans: [{ startsAt: from, endsAt: to }],
        groups: groupId ? [groupId] : [],
        students: studentId ? [studentId] : [],
        also: [],
      }),
      openingOf([branch]),
      holidaysAt(branch, days.from),
      timingsAt(branch),
      findSeverities(),
      daysAwayOf(studentId ? [studentId] : [], days.from, last),
    ])
  const [timings, severities, daysAway] = rest
  const heed = heedOf(severities)
  const context = { party, startOf, heed, busy, weeksOf }
  return {
    opening: heed.isHeeded('closed') ? opening(branch) : [],
    ...{ holidays, timings, heed },
    studentsCheck: severities.students,
    opposed: opposedSpans({
      ...{ group, holidays, daysAway, busy, startOf },
      helpers: helpers.filter(({ id }) => id !== wished(instructor)?.toLowerCase()),
    }).filter(({ kind }) => heed.isHeeded(kind)),
    teachers: teachers && (await madeInTurns(teachers, (row) => teacherResource(row, context))),
    rooms: places && (await madeInTurns(places, (row) => roomResource(row, context))),
    ownSpans: [...busy.group.values()].flat(),
    presentSpans: [...busy.moving.values()].flat(),
    elsewhere: elsewhere
      .filter(({ id }) => heed.isHeeded('students') && !busy.moving.has(id))
      .map(({ startsAt, endsAt, students }) => {
        return { from: startsAt.getTime(), to: endsAt.getTime(), students }
      }),
  }
}

function missingOf({ instructor, room }: Meeting, found: Awaited<ReturnType<typeof gather>>) {
  const isMissing = (wish: Wish, resources: { id: string }[] | null) => {
    const id = wished(wish)?.toLowerCase()
    return id !== undefined && !resources?.some((one) => one.id === id)
  }
  if (isMissing(instructor, found.teachers)) return 'instructor' as const
  return isMissing(room, found.rooms) ? ('room' as const) : undefined
}
