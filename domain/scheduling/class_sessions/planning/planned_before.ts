import { sql } from 'kysely'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type { Dated } from '#domain/scheduling/class_sessions/planning/dated_meetings'
import type { SeriesDate, Wanted } from '#domain/scheduling/class_sessions/planning/session_plan'
import { newId } from '#domain/scheduling/class_sessions/planning/planned_already'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const known = statement((query, given: { series: string[]; alone: string[] }) =>
  query
    .selectFrom('class_sessions')
    .where('series_id', '=', anyOf(given.series))
    .select(['series_id as id', 'original_start as start'])
    .unionAll(
      query
        .selectFrom('class_sessions')
        .where('id', '=', anyOf(given.alone))
        .select(['id', 'original_start as start'])
    )
)

type Asked = Pick<Dated, 'wanted' | 'dates' | 'known'>

/** Of series that were edited as a whole, or ended where another one goes on, no start tells what was planned. */
const edited = statement((query, given: { series: string[] }) =>
  query
    .selectFrom('class_series')
    .where('id', '=', anyOf(given.series))
    .where('version', '>', 1)
    .select('id')
)

/** Which series that are asked for were edited since they were planned, by their ids; ones the viewer can't see too. */
export async function editedSince(asked: Wanted[]) {
  const series = asked.flatMap(({ seriesId }) => seriesId ?? [])
  return new Set((await inEveryBranch(() => edited({ series }))).map(({ id }) => id))
}

/**
 * What stands at the same instants, cancelled or not: of these groups and students, and what has a title alone. A file
 * brings nothing back that somebody called off.
 */
const standing = statement((query, given: Standing) =>
  query
    .selectFrom('class_sessions')
    .where('starts_at', '=', sql<Date>`any(${given.starts}::timestamptz[])`)
    .where((of) =>
      of.or([
        of('group_id', '=', anyOf(given.groups)),
        of('student_id', '=', anyOf(given.students)),
        of('title', '=', sql<string>`any(${given.titles}::text[])`),
      ])
    )
    .select(['starts_at as startsAt', 'group_id as groupId', 'student_id as studentId', 'title'])
    .select(['instructor_id as instructorId', 'room_id as roomId', 'branch_id as branchId'])
)

interface Standing {
  starts: Date[]
  groups: string[]
  students: string[]
  titles: string[]
}

type Party = Pick<Meeting, 'groupId' | 'studentId' | 'instructorId' | 'roomId' | 'title'>

/** Whom a session is held for: a group has one at one hour, a student one with an instructor, and an event of one title is one in its room. */
function partyOf({ groupId, studentId, instructorId, roomId, title }: Party, branchId: string) {
  if (groupId) return groupId
  const party = studentId ? [studentId, instructorId] : [branchId, roomId, title]
  return studentId || title !== null ? JSON.stringify(party) : null
}

/** Which dates of many were planned before, by a file or by hand, as long as their series wasn't edited. */
export async function plannedBefore(asked: Asked[]) {
  const series = asked.flatMap(({ wanted }) => wanted.seriesId ?? [])
  const alone = asked
    .filter(({ wanted }) => !wanted.seriesId)
    .flatMap(({ wanted, dates }) => dates.dates.map((date) => newId(wanted, date)))
  const [made, stands] = await Promise.all([known({ series, alone }), standing(askedOf(asked))])
  const there = new Set([
    ...made.map(({ id, start }) => keyOf(id, start)),
    ...stands.map((one) => keyOf(partyOf(one, one.branchId), one.startsAt)),
  ])
  return ({ wanted, dates, known: { facts } }: Asked) => {
    const { seriesId, meeting } = wanted
    const party = partyOf(meeting, facts.branchId)
    const isThere = (date: SeriesDate) =>
      (party !== null && there.has(keyOf(party, date.startsAt))) ||
      (seriesId
        ? there.has(keyOf(seriesId, date.originalStart))
        : there.has(keyOf(newId(wanted, date), null)))
    return new Set(dates.dates.filter(isThere).map(({ originalStart }) => originalStart.getTime()))
  }
}

function askedOf(asked: Asked[]): Standing {
  const meetings = asked.map(({ wanted }) => wanted.meeting)
  return {
    starts: asked.flatMap(({ dates }) => dates.dates.map(({ startsAt }) => startsAt)),
    groups: meetings.flatMap(({ groupId }) => groupId ?? []),
    students: meetings.flatMap(({ studentId }) => studentId ?? []),
    titles: meetings.flatMap(({ groupId, studentId, title }) =>
      groupId || studentId || title === null ? [] : title
    ),
  }
}

const keyOf = (id: string | null, start: Date | null) => `${id} ${start?.getTime()}`
