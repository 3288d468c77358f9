import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import { jsonIfJoined, literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { inGroupStatuses } from '#domain/shared/choices/in_group'
import { byId } from '#domain/shared/lists/catalogue_source'

type Span = { startsAt: Date; endsAt: Date }

type Hours = { from: Date; to: Date; during: string }

/** The first start and the last end, which an index leads to, and all hours between them, which it doesn't. */
function hoursOf(spans: Span[]): Hours {
  const from = new Date(Math.min(...spans.map(({ startsAt }) => startsAt.getTime())))
  const to = new Date(Math.max(...spans.map(({ endsAt }) => endsAt.getTime())))
  const ranges = spans.map(
    (span) => `[${span.startsAt.toISOString()},${span.endsAt.toISOString()})`
  )
  return { from, to, during: `{${ranges.join()}}` }
}

/** No session is longer than a day: one that runs into the span began within the day before it. */
const earliest = (from: Date) => sql<Date>`${from}::timestamptz - interval '24 hours'`

/** Half-open, as overlaps() in the rules. */
const isDuring = (during: string) =>
  sql<boolean>`tstzrange(s.starts_at, s.ends_at) && ${during}::tstzmultirange`

type Taken = { instructors: string[]; rooms: string[]; groups: string[] }

const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`

/** Between the first start and the last end. */
const amid = (query: Kysely<DB>, { from, to }: Hours) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.starts_at', '>', earliest(from))
    .where('s.starts_at', '<', to)
    .where('s.ends_at', '>', from)

/** Sessions that take up something then. */
const between = (query: Kysely<DB>, hours: Hours) =>
  amid(query, hours).where('s.status', '<>', sql.lit('cancelled'))

const betweenOr = (query: Kysely<DB>, given: Hours & { also: string[] }) =>
  amid(query, given).where((of) =>
    of.or([of('s.status', '<>', sql.lit('cancelled')), of('s.id', '=', anyOf(given.also))])
  )

/** A branch for each of what is taken up, so that each is led by its own index; only what is shown is named. */
const busy = statement((query, given: Hours & Taken & { also: string[] }) => {
  const taken = (column: 'instructor_id' | 'room_id' | 'group_id', ids: string[]) =>
    between(query, given)
      .where(`s.${column}`, '=', anyOf(ids))
      .select(['s.id', 's.starts_at', 's.ends_at'])
  return query
    .with('taken', () =>
      taken('instructor_id', given.instructors)
        .union(taken('room_id', given.rooms))
        .union(taken('group_id', given.groups))
    )
    .with('found', (from) =>
      from
        .selectFrom('taken as s')
        .where(isDuring(given.during))
        .select('s.id')
        .union(from.selectFrom('class_sessions').where('id', '=', anyOf(given.also)).select('id'))
    )
    .selectFrom('found as f')
    .innerJoinLateral(
      (of) => byId('class_sessions', of.ref('f.id'), 's'),
      (join) => join.onTrue()
    )
    .leftJoinLateral(
      (of) => byId('groups', of.ref('s.group_id'), 'g'),
      (join) => join.onTrue()
    )
    .leftJoinLateral(
      (of) => byId('instructors', of.ref('s.instructor_id'), 'i'),
      (join) => join.onTrue()
    )
    .leftJoinLateral(
      (of) => byId('rooms', of.ref('s.room_id'), 'r'),
      (join) => join.onTrue()
    )
    .leftJoinLateral(
      (of) => byId('students', of.ref('s.student_id'), 'p'),
      (join) => join.onTrue()
    )
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select([
      's.id',
      's.series_id as seriesId',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.instructor_id as instructorId',
      's.room_id as roomId',
      's.group_id as groupId',
      's.title',
      jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar']).as('group'),
      jsonIfJoined('rooms', 'r', ['id', 'code', 'name_en', 'name_ar']).as('room'),
      jsonIfJoined('instructors', 'i', {
        id: 'id',
        first_name: 'first_name',
        last_name: 'last_name',
        first_name_other: 'first_name_other',
        last_name_other: 'last_name_other',
      }).as('instructor'),
      jsonIfJoined('students', 'p', {
        id: 'id',
        first_name: 'first_name',
        last_name: 'last_name',
        first_name_other: 'first_name_other',
        last_name_other: 'last_name_other',
      }).as('student'),
    ])
})

export type BusySession = RowOf<typeof busy>

/**
 * Sessions that take up one of the instructors, rooms or groups in one of the spans, each named, so that a person finds
 * what is in the way; `also` are named whatever they take up.
 */
export const busySessions = ({ spans, ...taken }: { spans: Span[]; also: string[] } & Taken) =>
  busy({ ...hoursOf(spans), ...taken })

type Attending = { groups: string[]; students: string[]; also: string[] }

/** Of several groups or students alone, each called `party`; `also` are told even where they are cancelled. */
const elsewhere = statement((query, given: Hours & Attending) =>
  query
    .with('members', (from) =>
      from
        .selectFrom('enrolments')
        .where('group_id', '=', anyOf(given.groups))
        .where('status', 'in', literals(inGroupStatuses))
        .select(['group_id as party', 'student_id'])
        .union(
          from
            .selectFrom('students')
            .where('id', '=', anyOf(given.students))
            .select(['id as party', 'id as student_id'])
        )
    )
    .with('others', (from) =>
      from
        .selectFrom('members as m')
        .innerJoin('enrolments as e', 'e.student_id', 'm.student_id')
        .where('e.status', 'in', literals(inGroupStatuses))
        .whereRef('e.group_id', 'is distinct from', 'm.party')
        .groupBy(['m.party', 'e.group_id'])
        .select(['m.party', 'e.group_id'])
        .select(sql<number>`count(distinct m.student_id)::integer`.as('students'))
    )
    .with('held', (from) =>
      betweenOr(query, given)
        .innerJoin(from.selectFrom('others').selectAll().as('o'), 'o.group_id', 's.group_id')
        .select(['s.id', 's.starts_at', 's.ends_at', 's.group_id', 'o.party', 'o.students'])
        .unionAll(
          betweenOr(query, given)
            .innerJoin(
              from.selectFrom('members').selectAll().as('m'),
              'm.student_id',
              's.student_id'
            )
            .select(['s.id', 's.starts_at', 's.ends_at', 's.group_id', 'm.party'])
            .select(sql.lit(1).as('students'))
        )
    )
    .selectFrom('held as s')
    .leftJoinLateral(
      (of) => byId('groups', of.ref('s.group_id'), 'g'),
      (join) => join.onTrue()
    )
    .where(isDuring(given.during))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select([
      's.id',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.party',
      's.students',
      jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar']).as('group'),
    ])
)

export type SessionElsewhere = RowOf<typeof elsewhere>

/** Sessions of other groups, or of one of them alone, in which students of a party are in one of the spans. */
export const studentsElsewhere = async ({ spans, ...attending }: { spans: Span[] } & Attending) =>
  attending.groups.length || attending.students.length
    ? elsewhere({ ...hoursOf(spans), ...attending })
    : []

const plannedStarts = statement((query, given: { seriesId: string }) =>
  query
    .selectFrom('class_sessions')
    .where('series_id', '=', given.seriesId)
    .select('original_start as start')
)

/** Milliseconds of the starts a series was planned for, moved and cancelled ones too. */
export const startsOfSeries = async (seriesId: string) =>
  new Set((await plannedStarts({ seriesId })).map(({ start }) => start!.getTime()))
